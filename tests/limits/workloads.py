"""Commands that take as much memory and time as they are given, by engine and size.

A workload is a list of words; what it needs is made in a folder once. Of each engine there is one
that ends soon, and larger ones that hardly any budget is enough for.
"""

import random

from harness import run

JSON_BOARD = '{"game":"independent-set","board":{"size":[60,60]},"piece":"%s","weights":%s}'


def graph6(vertices, share, source):
    """The graph6 line of a random graph of at most 62 vertices."""
    bits = [int(source.random() < share) for _ in range(vertices * (vertices - 1) // 2)]
    bits += [0] * (-len(bits) % 6)
    groups = [int("".join(map(str, bits[i:i + 6])), 2) for i in range(0, len(bits), 6)]
    return "".join(chr(63 + group) for group in [vertices, *groups])


class Workshop:
    """Makes the files of workloads in a folder."""

    def __init__(self, folder):
        self.folder = folder

    def made(self, name, text):
        path = self.folder / name
        if not path.exists():
            path.write_text(text(), encoding="utf-8")
        return str(path)

    def generated(self, game, size, *options):
        def text():
            result = run("generate", game, "--size", size, "--seed", "1", *options)
            assert result.code == 0, result
            return result.out
        return self.made("-".join([game, size, *options]).replace("/", "_"), text)

    def weighted(self, piece):
        source = random.Random(1)
        rows = [[source.randrange(1, 1000) for _ in range(60)] for _ in range(60)]
        return self.made(f"weighted-{piece}", lambda: JSON_BOARD % (piece, rows))

    def stream(self, count, vertices):
        source = random.Random(vertices)
        return self.made(f"stream-{count}-{vertices}", lambda: "".join(
            graph6(vertices, source.random(), source) + "\n" for _ in range(count)))

    def repeated(self, name, line, mebibytes):
        return self.made(f"{name}-{mebibytes}",
                         lambda: (line + "\n") * (int(mebibytes * 2**20) // (len(line) + 1)))

    def star(self, mebibytes):
        """A graph of many edges as one JSON object."""
        leaves = int(mebibytes * 2**20) // 9
        return self.made(f"star-{mebibytes}", lambda: (
            '{"game":"independent-set","graph":{"vertices":%d,"edges":[%s]}}'
            % (leaves + 1, ",".join(f"[1,{leaf + 2}]" for leaf in range(leaves)))))

    def tall(self, game, row, mebibytes):
        """A board of one column full of pieces, or of values."""
        rows = min(int(mebibytes * 2**20) // 4, 10**6)
        return self.made(f"tall-{game}-{mebibytes}",
                         lambda: f"{rows} 1\n" + (row + "\n") * rows + "1\n" * rows)

    def proved(self, game, *instance):
        """The words of `verify` for an instance whose proof is in a file."""
        name = "-".join([game, *instance]).replace("/", "_")
        solution, proof = self.folder / f"{name}.json", self.folder / f"{name}.proof"
        if not solution.exists():
            result = run("solve", game, *instance, "--json", "--proof", str(proof))
            assert result.code == 0, result
            solution.write_text(result.out, encoding="utf-8")
        if instance[0] == "--family":
            return ["verify", game, str(solution), *instance, "--proof", str(proof)]
        return ["verify", game, *instance, str(solution), "--proof", str(proof)]


def texts(shop, mebibytes):
    """Long texts, most of which make far more bytes of memory than they have."""
    pairs = shop.repeated("pairs", "A_", mebibytes)
    game = '{"game":"node-kayles",'
    return [
        ["solve", "node-kayles", pairs],
        ["batch", "node-kayles", pairs],
        ["convert", "node-kayles", shop.repeated("points", "@", mebibytes), "--to", "json"],
        ["solve", "independent-set", shop.repeated("sparse", ":An", mebibytes)],
        ["solve", "node-kayles", shop.repeated("paths", game + '"family":"path:3"}', mebibytes)],
        ["solve", "node-kayles",
         shop.repeated("edges", game + '"graph":{"vertices":2,"edges":[[1,2]]}}', mebibytes)],
        ["solve", "independent-set", shop.star(mebibytes)],
        ["batch", "independent-set", shop.star(mebibytes)],
        *[[*words, shop.tall("chessboard", "W", mebibytes), *options] for words, options in (
            (["solve", "chessboard"], ["--json"]), (["moves", "chessboard"], []),
            (["render", "chessboard"], []), (["convert", "chessboard"], ["--to", "json"]))],
        ["solve", "woodchess", shop.tall("woodchess", "1", mebibytes), "--line"],
        ["convert", "woodchess", shop.tall("woodchess", "1", mebibytes), "--to", "json"],
    ]


def small(shop):
    """One workload of each engine and command; most are done within a second."""
    board = shop.generated("chessboard", "13", "--density", "1")
    wood = shop.generated("woodchess", "13")
    weighted = shop.weighted("king")
    return [
        ["solve", "chessboard", board, "--line"],
        ["solve", "chessboard", shop.generated("chessboard", "30", "--density", "0.03"), "--json"],
        ["solve", "chessboard", shop.generated("chessboard", "12", "--density", "1"), "--count"],
        ["solve", "woodchess", wood, "--line"],
        ["solve", "woodchess", wood, "--count"],
        ["solve", "chomp", "--family", "rect:11x11", "--json"],
        ["solve", "chomp", "--family", "rect:13x13", "--winner"],
        ["solve", "knights", shop.generated("knights", "40x40x40"), "--line"],
        ["solve", "independent-set", "--family", "king:25x25"],
        ["solve", "independent-set", "--family", "torus:9x9x9", "--json"],
        ["solve", "independent-set", shop.generated("independent-set", "150", "--density", "0.1")],
        ["solve", "independent-set", weighted, "--line"],
        ["solve", "independent-set", "--family", "queen:10x10", "--all"],
        ["solve", "independent-set", "--family", "king:12x12", "--count", "all"],
        ["solve", "node-kayles", "--family", "grid:3x21", "--json"],
        ["solve", "node-kayles", "--family", "queen:11x11"],
        ["solve", "node-kayles", "--family", "linegraph:grid:5x5"],
        ["solve", "node-kayles", "--family", "grid:6x8", "--misere"],
        ["solve", "river", shop.generated("river", "20")],
        ["solve", "river", shop.generated("river", "10"), "--misere"],
        ["solve", "independence-duel", "--family", "grid:6x6", "--json"],
        ["solve", "independence-duel", shop.generated("independence-duel", "30"), "--line"],
        ["solve", "bus", shop.generated("bus", "60"), "--json"],
        ["batch", "node-kayles", shop.stream(300, 30)],
        ["batch", "independent-set", shop.stream(300, 60)],
        ["sequence", "node-kayles", "grid:3xN", "--to", "24"],
        ["sequence", "chomp", "rect:NxN", "--to", "12"],
        ["moves", "chessboard", shop.generated("chessboard", "10", "--density", "1"), "--all"],
        ["moves", "woodchess", wood],
        ["moves", "node-kayles", "--family", "grid:3x15"],
        ["moves", "independence-duel", "--family", "grid:5x5"],
        ["moves", "bus", shop.made("long-bus", lambda: "24000 5 0\n")],
        ["render", "chessboard", board],
        ["render", "knights", shop.generated("knights", "12x12x12"), "-o", "-"],
        ["convert", "knights", shop.generated("knights", "20x20x20"), "--to", "dimacs"],
        ["convert", "independent-set", "--family", "path:100000", "--to", "graph6"],
        ["play", "node-kayles", "--family", "grid:3x8", "--side", "none"],
        shop.proved("chessboard", shop.generated("chessboard", "12", "--density", "1")),
        shop.proved("woodchess", shop.generated("woodchess", "12")),
        shop.proved("chomp", "--family", "rect:10x10"),
        shop.proved("node-kayles", "--family", "grid:3x15"),
        shop.proved("independence-duel", "--family", "grid:5x6"),
        shop.proved("knights", shop.generated("knights", "30x30x30")),
        *texts(shop, 0.6),
    ]


def threaded(shop):
    """Each engine that starts threads, in each of its ways to keep tables."""
    board = shop.generated("chessboard", "14", "--density", "1")
    wood = shop.generated("woodchess", "14")
    return [
        ["solve", "chessboard", board],
        ["solve", "chessboard", board, "--line"],
        ["solve", "woodchess", wood, "--line"],
        ["solve", "chomp", "--family", "rect:13x13"],
        ["solve", "chomp", "--family", "rect:14x14", "--winner"],
        ["solve", "independent-set", "--family", "king:25x25"],
        ["solve", "independent-set", "--family", "king:12x12", "--count", "all"],
        ["solve", "node-kayles", "--family", "grid:8x8"],
        ["solve", "node-kayles", "--family", "linegraph:grid:6x6"],
        ["solve", "node-kayles", "--family", "grid:6x8", "--misere"],
        ["solve", "independence-duel", "--family", "grid:9x9"],
        ["solve", "independence-duel", "--family", "path:90", "--line"],
        ["batch", "node-kayles", shop.stream(100, 40)],
    ]


def large(shop):
    """More sizes, shapes and options, most of them beyond any small budget."""
    full = ["--density", "1"]
    many = []
    for size in ["10", "14", "15", "16"]:
        board = shop.generated("chessboard", size, *full)
        many += [["solve", "chessboard", board], ["solve", "chessboard", board, "--line"],
                 ["solve", "chessboard", board, "--json", "--threads", "8"],
                 ["solve", "woodchess", shop.generated("woodchess", size), "--json"]]
    for size in ["10", "12", "14", "16"]:
        many += [["solve", "chomp", "--family", f"rect:{size}x{size}"],
                 ["solve", "chomp", "--family", f"rect:{size}x{size}", "--winner"]]
    for size in ["20x20x20", "60x60x60", "100x100x100"]:
        board = shop.generated("knights", size)
        many += [["solve", "knights", board], ["solve", "knights", board, "--json"],
                 ["moves", "knights", board, "--json"],
                 ["convert", "knights", board, "--to", "graph6"],
                 ["render", "knights", board, "-o", "-"]]
    for family in ["knight:100x100x100", "king:60x60", "queen:14x14", "torus:11x11x11",
                   "wheel:3000", "hypercube:10", "grid:300x300", "complete:3000",
                   "linegraph:queen:12x12", "path:100000"]:
        many += [["solve", "independent-set", "--family", family, *options]
                 for options in ([], ["--json"], ["--count"], ["--count", "all"], ["--all"])]
        many += [["solve", "node-kayles", "--family", family],
                 ["solve", "independence-duel", "--family", family, "--json"],
                 ["convert", "independent-set", "--family", family, "--to", "json"]]
    for size, density in [("60", "0.3"), ("300", "0.05"), ("1000", "0.01"), ("3000", "0.5"),
                          ("10000", "0.0003")]:
        graph = shop.generated("independent-set", size, "--density", density)
        many += [["solve", "independent-set", graph], ["solve", "independent-set", graph, "--json"],
                 ["solve", "independent-set", graph, "--count"],
                 ["solve", "node-kayles", graph], ["solve", "independence-duel", graph],
                 ["moves", "node-kayles", graph], ["render", "node-kayles", graph]]
    many += [["solve", "independent-set", shop.weighted(piece), "--json"]
             for piece in ("knight", "queen", "king")]
    many += [["solve", "node-kayles", "--family", family, *options]
             for family in ("grid:3x30", "grid:8x8", "grid:7x7", "linegraph:grid:6x6", "queen:13x13")
             for options in ([], ["--json"], ["--misere"])]
    many += [["solve", "river", shop.generated("river", size), *options]
             for size in ("30", "100") for options in ([], ["--json"], ["--misere"])]
    many += [["solve", "independence-duel", "--family", family, *options]
             for family in ("grid:7x7", "path:80", "queen:8x8", "hypercube:6")
             for options in ([], ["--line"], ["--first", "both", "--json"])]
    many += [["solve", "bus", shop.generated("bus", size), "--json"] for size in ("20", "200")]
    many += [["batch", "node-kayles", shop.stream(100, 60), "--threads", "8"],
             ["batch", "independence-duel", shop.stream(300, 40)],
             ["batch", "independent-set", shop.stream(30000, 20), "--threads", "8"],
             ["sequence", "node-kayles", "queen:NxN", "--to", "14"],
             ["sequence", "node-kayles", "path:N", "--to", "3000"],
             ["sequence", "independence-duel", "path:N", "--to", "60", "--json"],
             ["sequence", "chomp", "rect:NxN", "--to", "16", "--bfile"],
             ["moves", "chomp", "--family", "rect:12x12"],
             ["moves", "chessboard", shop.generated("chessboard", "13", *full), "--json"],
             ["render", "woodchess", shop.generated("woodchess", "14"), "-o", "-"],
             shop.proved("chessboard", shop.generated("chessboard", "14", *full)),
             shop.proved("woodchess", shop.generated("woodchess", "14")),
             shop.proved("chomp", "--family", "rect:12x12"),
             shop.proved("node-kayles", "--family", "grid:3x20"),
             shop.proved("independence-duel", "--family", "grid:6x6"),
             shop.proved("knights", shop.generated("knights", "60x60x60"))]
    for mebibytes in (2, 6, 25):
        many += texts(shop, mebibytes)
    return many
