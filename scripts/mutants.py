#!/usr/bin/env python3
"""The mutation check: changes the sources one small step at a time, and sees whether a test fails.

usage: mutants.py [--build FOLDER] [--jobs N] [--only REGEX] [--resume] [--check]

Mutants are listed in tests/mutants/*.toml, each with the text that it changes, what that becomes, and the tests that
have to kill it: test programs by target, `cli.NAME` for tests/cli/test_NAME.py. One that changes no answer says why
(`equivalent`). A mutant is killed when a test fails, crashes, or takes far longer than it does without.

No file of the project is touched: the changed one lies in a folder that the compiler searches first, what depends on
it is compiled once more beside the build, and linked before the libraries, whose members of the same names are then
left out. So it may be stopped at any time, and several mutants are tried at once.

Exit code 1: a mutant survives, an equivalent one does not, or the table does not fit the sources. `--check` compares
only these. `--resume` keeps those that FOLDER/mutants/results.json has as killed, while their files are the same.
"""

import argparse
import collections
import hashlib
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "tests" / "mutants"
MEMORY = 4 << 30  # bytes a test may take, whatever the mutant makes of it
FIELDS = {"name", "file", "text", "becomes", "killed_by", "equivalent"}


def load_mutants():
    """All mutants, and what is wrong with the tables."""
    mutants, faults, names = [], [], set()
    for table in sorted(TABLES.glob("*.toml")):
        for mutant in tomllib.loads(table.read_text())["mutant"]:
            place = f"{table.relative_to(ROOT)}: {mutant.get('name', '?')}"
            if missing := FIELDS - {"equivalent"} - mutant.keys():
                faults.append(f"{place}: has no {', '.join(sorted(missing))}")
                continue
            if mutant.keys() - FIELDS or mutant["name"] in names:
                faults.append(f"{place}: has an unknown field or a name that is taken")
            names.add(mutant["name"])
            source = ROOT / mutant["file"]
            found = source.read_text().count(mutant["text"]) if source.is_file() else 0
            if found != 1 or mutant["text"] == mutant["becomes"]:
                faults.append(f"{place}: {mutant['file']} has the text {found} times, expected once, to be changed")
            mutants.append(mutant)
    return mutants, faults


class Processes:
    """Runs commands in groups of their own, and ends all of them when told to stop."""

    def __init__(self):
        self.lock = threading.Lock()
        self.running = set()
        self.stopped = False

    def run(self, command, cwd, timeout=None, env=None, memory=None):
        """The exit code and the output; the code is None after a timeout."""
        limit = (lambda: resource.setrlimit(resource.RLIMIT_AS, (memory, memory))) if memory else None
        with self.lock:
            if self.stopped:
                raise KeyboardInterrupt
            process = subprocess.Popen(command, cwd=cwd, env=env, preexec_fn=limit, start_new_session=True,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.running.add(process)
        try:
            output, _ = process.communicate(timeout=timeout)
            code = process.returncode
        except subprocess.TimeoutExpired:
            self.end(process)
            output, code = process.communicate()[0], None
        with self.lock:
            self.running.discard(process)
        return code, output.decode(errors="replace")

    @staticmethod
    def end(process):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def stop(self):
        with self.lock:
            self.stopped = True
            for process in self.running:
                self.end(process)


class Build:
    """What ninja knows of a build folder."""

    def __init__(self, folder, processes):
        self.folder = folder
        self.processes = processes
        self.lock = threading.Lock()
        self.commands = {}
        self.members = {}
        self.dependents = collections.defaultdict(set)
        target = None
        for line in self.ninja("deps").splitlines():
            if line and not line.startswith(" "):
                target = line.split(":")[0]
            elif line:
                path = os.path.normpath(os.path.join(folder, line.strip()))
                self.dependents[path].add(target)

    def ninja(self, tool, *arguments):
        return subprocess.run(["ninja", "-C", self.folder, "--quiet", "-t", tool, *arguments], check=True,
                              capture_output=True, text=True).stdout

    def command(self, target):
        """The words of the command that makes a target."""
        with self.lock:
            if target not in self.commands:
                line = self.ninja("commands", "-s", target).strip().splitlines()[-1]
                self.commands[target] = [word for word in shlex.split(line) if word not in (":", "&&")]
            return self.commands[target]

    def archive_members(self, archive):
        with self.lock:
            if archive not in self.members:
                lines = [line.strip() for line in self.ninja("query", archive).splitlines()]
                self.members[archive] = {line for line in lines if line.endswith(".o")}
            return self.members[archive]

    def make(self, targets, jobs):
        subprocess.run(["cmake", "--build", self.folder, "--parallel", str(jobs), "--target", *sorted(targets)],
                       check=True, stdout=subprocess.DEVNULL)


class Failed(Exception):
    """A mutant that cannot be built."""


class Variant:
    """One mutant beside the build."""

    def __init__(self, build, mutant):
        self.build = build
        self.source = str(ROOT / mutant["file"])
        self.folder = Path(build.folder) / "mutants" / mutant["name"]
        shutil.rmtree(self.folder, ignore_errors=True)
        self.changed = self.folder / "overlay" / mutant["file"]
        self.changed.parent.mkdir(parents=True)
        self.changed.write_text(Path(self.source).read_text().replace(mutant["text"], mutant["becomes"]))
        self.objects = {}

    def run(self, command):
        code, output = self.build.processes.run(command, self.build.folder)
        if code != 0:
            raise Failed(output.strip().splitlines()[0] if output.strip() else "the compiler failed")

    def compile(self, target):
        if target in self.objects:
            return self.objects[target]
        made = str(self.folder / f"{len(self.objects)}.o")
        words = iter(self.build.command(target))
        command = []
        for word in words:
            if word in ("-MF", "-MT"):
                next(words)
            elif word == "-o":
                next(words)
                command += ["-o", made]
            elif word == self.source:
                command.append(str(self.changed))
            elif word != "-MD":
                command.append(word)
        first = next(i for i, word in enumerate(command) if word.startswith("-"))
        command.insert(first, f"-I{self.folder / 'overlay'}")
        self.run(command)
        self.objects[target] = made
        return made

    def link(self, program):
        """The program with the mutant in it; None when the mutant is not in it."""
        command = self.build.command(program)
        dependents = self.build.dependents[self.source]
        made = str(self.folder / os.path.basename(program))
        members = set()
        for archive in {word for word in command if word.endswith(".a") and not word.startswith("/")}:
            members |= self.build.archive_members(archive) & dependents
        own = [word for word in command if word in dependents]
        if not members and not own:
            return None
        linked = []
        for word in command:
            if word.endswith(".a") and members:
                linked += [self.compile(member) for member in sorted(members)]
                members = set()
            linked.append(self.compile(word) if word in own else made if word == program else word)
        self.run(linked)
        return made

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def program_of(test):
    """The file that a test runs, from the build folder, and the target that makes it."""
    return ("minimex", "minimex_cli") if test.startswith("cli.") else (f"tests/{test}", test)


def run_test(build, test, program, folder, timeout=None):
    """The exit code, None after a timeout, and what failed first."""
    program = os.path.join(build.folder, program)
    environment = dict(os.environ, MINIMEX=program, MINIMEX_SOURCE=str(ROOT),
                       MINIMEX_EXAMPLES=f"{build.folder}/examples", MINIMEX_CXX="c++", TMPDIR=str(folder))
    if test.startswith("cli."):
        command = [sys.executable, "-B", str(ROOT / "tests" / "cli" / f"test_{test[4:]}.py")]
    else:
        command = [program, "--gtest_fail_fast", "--gtest_brief=1"]
    code, output = build.processes.run(command, folder, timeout, environment, MEMORY)
    failed = re.search(r"\[  FAILED  \] ([^\s,]+)|^(?:FAIL|ERROR): (\S+)", output, re.MULTILINE)
    what = next(filter(None, failed.groups()), test) if failed else f"{test} (exit {code})"
    return code, what


class Timer:
    """How long each test may take: some times what it takes without a mutant, which it has to pass. What a run
    measures is kept in `folder`, for the next one with the same program."""

    def __init__(self, build, folder):
        self.build = build
        self.folder = folder
        self.lock = threading.Lock()
        self.locks = collections.defaultdict(threading.Lock)
        self.file = folder / "seconds.json"
        self.seconds = json.loads(self.file.read_text()) if self.file.exists() else {}

    def limit(self, test):
        """Seconds; None when the test fails."""
        made = (Path(self.build.folder) / program_of(test)[0]).stat().st_mtime
        with self.lock:
            lock = self.locks[test]
        with lock:
            if self.seconds.get(test, {}).get("made") != made:
                begin = time.monotonic()
                code, what = run_test(self.build, test, program_of(test)[0], self.folder)
                if code != 0:
                    print(f"  {test} fails without a mutant: {what}", flush=True)
                    return None
                with self.lock:
                    self.seconds[test] = {"made": made, "seconds": time.monotonic() - begin}
                    self.file.write_text(json.dumps(self.seconds))
            return 20 + 4 * self.seconds[test]["seconds"]


def try_mutant(build, mutant, timer):
    """What becomes of a mutant, and which test says so."""
    variant = Variant(build, mutant)
    try:
        linked = False
        for test in mutant["killed_by"].split():
            program = variant.link(program_of(test)[0])
            if program is None:
                continue
            limit = timer.limit(test)
            if limit is None:
                return "not tried", f"{test} fails without a mutant"
            linked = True
            code, what = run_test(build, test, program, variant.folder, limit)
            if code is None:
                return "killed", f"{test} (timeout)"
            if code != 0:
                return "killed", what
        return ("survived", "") if linked else ("not built", "no test has it in")
    except Failed as failure:
        return "not built", str(failure)
    finally:
        variant.remove()


def digest(mutant):
    text = json.dumps(mutant, sort_keys=True) + (ROOT / mutant["file"]).read_text()
    return hashlib.sha256(text.encode()).hexdigest()


def run_all(build, mutants, jobs, resume, results_file):
    """The results of the mutants by name, told and kept as they come, and how many are not as expected."""
    known = json.loads(results_file.read_text()) if results_file.exists() else {}
    wrong, left = 0, []

    def tell(mutant, outcome, what):
        known[mutant["name"]] = {"digest": digest(mutant), "outcome": outcome, "by": what}
        results_file.write_text(json.dumps(known, indent=1))
        surprising = outcome != ("survived" if "equivalent" in mutant else "killed")
        shown = "equivalent" if outcome == "survived" and not surprising else outcome
        print(f"{'!' if surprising else ' '} {mutant['name']:<48} {shown:<10} {what}", flush=True)
        return surprising

    for mutant in mutants:
        before = known.get(mutant["name"], {})
        if not (resume and before.get("digest") == digest(mutant) and before["outcome"] == "killed"):
            left.append(mutant)
    tests = {test for mutant in left for test in mutant["killed_by"].split()}
    if tests:
        build.make({program_of(test)[1] for test in tests}, jobs)
    build = Build(build.folder, build.processes)  # what depends on what, after the build
    timer = Timer(build, results_file.parent)
    random.Random(1).shuffle(left)  # a run that is cut short has seen something of everything
    with ThreadPoolExecutor(jobs) as pool:
        tried = {pool.submit(try_mutant, build, mutant, timer): mutant for mutant in left}
        try:
            for future in as_completed(tried):
                wrong += tell(tried[future], *future.result())
        except KeyboardInterrupt:
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN)
            build.processes.stop()
            pool.shutdown(cancel_futures=True)
            sys.exit(130)
    return {mutant["name"]: known[mutant["name"]] for mutant in mutants}, wrong


def main():
    parser = argparse.ArgumentParser(description="Sees whether tests notice mutants of the sources.")
    parser.add_argument("--build", default=str(ROOT / "build" / "release"), help="a build folder, configured for ninja")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants that are tried at once")
    parser.add_argument("--only", default="", metavar="REGEX", help="mutants whose name or file this is found in")
    parser.add_argument("--resume", action="store_true", help="keep results of the last run")
    parser.add_argument("--check", action="store_true", help="only see whether the table fits the sources")
    arguments = parser.parse_args()

    mutants, faults = load_mutants()
    for fault in faults:
        print(fault)
    if faults or arguments.check:
        sys.exit(1 if faults else 0)
    for number in (signal.SIGINT, signal.SIGTERM):  # the first of them may be ignored in the background
        signal.signal(number, signal.default_int_handler)
    build = Build(os.path.abspath(arguments.build), Processes())
    mutants = [mutant for mutant in mutants if re.search(arguments.only, mutant["name"] + " " + mutant["file"])]
    results_file = Path(build.folder) / "mutants" / "results.json"
    results_file.parent.mkdir(exist_ok=True)
    results, wrong = run_all(build, mutants, arguments.jobs, arguments.resume, results_file)
    counts = collections.Counter(result["outcome"] for result in results.values())
    equivalent = sum("equivalent" in mutant for mutant in mutants)
    print(f"{len(results)} mutants: {counts['killed']} killed, {counts['survived']} survived "
          f"({equivalent} are equivalent), {counts['not built'] + counts['not tried']} not tried; {wrong} not as expected")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
