"""Malformed JSON: rows of (input, JSON pointer of the error).

GAME stands for the game's name and @ for the place of the error; without @ the place is not checked.
"""

# For every game: not JSON at all, not an instance, not this game.
ANY_GAME = [
    ("{ @", ""),
    ('{"game"@', ""),
    ('{"game":@', ""),
    ('{"game":"GAME"@', ""),
    ('{"game":"GAME",@}', ""),
    ('{"game":"GAME"}@}', ""),
    ('{"game":"GAME"} @x', ""),
    ('{"game":"GAME",@"game":"GAME"}', ""),
    ("{@'game':'GAME'}", ""),
    ('{"game":@GAME}'.replace("GAME", "chess"), ""),
    ('{"game":"GAME@\n"}', ""),
    ('{"game":"\\@x"}', ""),
    ('{"game":"\\ud800@"}', ""),
    ('{"game":"GAME","n":@01}', ""),
    ('{"game":"GAME","n":@NaN}', ""),
    ('{"a":' + "[" * 99 + "@" + "[" * 99999, ""),
    ('{"game":"GAME"@\0}', ""),
    (b'{"game":"@\xff"}', ""),
    ("@{}", ""),
    ('{"game":@"sudoku"}', "/game"),
    ('{"game":@1}', "/game"),
    ('{"game":@null}', "/game"),
    ('{"game":@["GAME"]}', "/game"),
    ('@{"game":"GAME"}', ""),
    ('{\n  "game": "GAME",\n  "surprise": 1\n}', ""),
]

# For the graph games.
GRAPH = [
    ('{"game":"GAME","graph":@1}', "/graph"),
    ('{"game":"GAME","graph":@{}}', "/graph"),
    ('{"game":"GAME","graph":@{"vertices":2}}', "/graph"),
    ('{"game":"GAME","graph":{"vertices":@-1,"edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":@2.5,"edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":@1e99,"edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":@1000001,"edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":@99999999999999999999,"edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":@"two","edges":[]}}', "/graph/vertices"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":@1}}', "/graph/edges"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[@1]}}', "/graph/edges/0"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[@[1]]}}', "/graph/edges/0"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[@[1,2,3]]}}', "/graph/edges/0"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[[@0,1]]}}', "/graph/edges/0/0"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[[1,@3]]}}', "/graph/edges/0/1"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[@[2,2]]}}', "/graph/edges/0"),
    ('{"game":"GAME","graph":{"vertices":2,"edges":[],"x":@1}}', "/graph/x"),
    ('@{"game":"GAME","graph":{"vertices":0,"edges":[]},"family":"path:3"}', ""),
    ('{"game":"GAME","family":@"gird:3x3"}', "/family"),
    ('{"game":"GAME","family":@3}', "/family"),
    ('@{"game":"GAME","board":{"size":[3,3]}}', ""),
    ('{"game":"GAME","board":{"size":@[]},"piece":"king"}', "/board/size"),
    ('{"game":"GAME","board":{"size":[@0,3]},"piece":"king"}', "/board/size/0"),
    ('{"game":"GAME","board":{"size":@[1000000,1000000,1000000]},"piece":"king"}', "/board/size"),
    ('{"game":"GAME","board":{"size":[3,3],"blocked":[@[1]]},"piece":"king"}', "/board/blocked/0"),
    ('{"game":"GAME","board":{"size":[3,3],"blocked":[[1,@4]]},"piece":"king"}',
     "/board/blocked/0/1"),
    ('{"game":"GAME","board":{"size":[3,3]},"piece":@"pawn"}', "/piece"),
]

CHESSBOARD = [
    ('@{"game":"GAME","board":["W"]}', ""),
    ('{"game":"GAME","board":@[],"values":[]}', "/board"),
    ('{"game":"GAME","board":@"W","values":[[1]]}', "/board"),
    ('{"game":"GAME","board":[@1],"values":[[1]]}', "/board/0"),
    ('{"game":"GAME","board":[@""],"values":[[]]}', "/board/0"),
    ('{"game":"GAME","board":["W",@"WB"],"values":[[1],[1]]}', "/board/1"),
    ('{"game":"GAME","board":["@w"],"values":[[1]]}', "/board/0"),
    ('{"game":"GAME","board":["W"],"values":@[]}', "/values"),
    ('{"game":"GAME","board":["W"],"values":[@1]}', "/values/0"),
    ('{"game":"GAME","board":["W"],"values":[@[1,2]]}', "/values/0"),
    ('{"game":"GAME","board":["W"],"values":[[@-1]]}', "/values/0/0"),
    ('{"game":"GAME","board":["W"],"values":[[@1.5]]}', "/values/0/0"),
    ('{"game":"GAME","board":["W"],"values":[[@null]]}', "/values/0/0"),
    ('{"game":"GAME","board":["W"],"values":[[@"9223372036854775808"]]}', "/values/0/0"),
    ('{"game":"GAME","board":["WB"],"values":[[1,@"9223372036854775807"]]}', "/values/0/1"),
    ('{"game":"GAME","board":["W"],"values":[[1]],"more":@0}', "/more"),
]

WOODCHESS = [
    ('@{"game":"GAME","first":[[1]]}', ""),
    ('@{"game":"GAME","second":[[1]]}', ""),
    ('{"game":"GAME","first":@[],"second":[]}', "/first"),
    ('{"game":"GAME","first":@1,"second":[[1]]}', "/first"),
    ('{"game":"GAME","first":[@1],"second":[[1]]}', "/first/0"),
    ('{"game":"GAME","first":[@[]],"second":[[]]}', "/first/0"),
    ('{"game":"GAME","first":[[1,2],@[1]],"second":[[1,2],[1,2]]}', "/first/1"),
    ('{"game":"GAME","first":[[1]],"second":@[[1],[2]]}', "/second"),
    ('{"game":"GAME","first":[[1]],"second":[@[1,2]]}', "/second/0"),
    ('{"game":"GAME","first":[[@true]],"second":[[1]]}', "/first/0/0"),
    ('{"game":"GAME","first":[[1]],"second":[[@0.5]]}', "/second/0/0"),
    ('{"game":"GAME","first":[["9223372036854775807"]],"second":[[@-1]]}', "/second/0/0"),
]

CHOMP = [
    ('{"game":"GAME","shape":@[]}', "/shape"),
    ('{"game":"GAME","shape":@{}}', "/shape"),
    ('{"game":"GAME","shape":@"3 2"}', "/shape"),
    ('{"game":"GAME","shape":[@0]}', "/shape/0"),
    ('{"game":"GAME","shape":[3,@4]}', "/shape/1"),
    ('{"game":"GAME","shape":[@1000001]}', "/shape/0"),
    ('{"game":"GAME","shape":[@[3]]}', "/shape/0"),
    ('{"game":"GAME","shape":[3],"rows":@3}', "/rows"),
]

KNIGHTS = [
    ('{"game":"GAME","size":@[]}', "/size"),
    ('{"game":"GAME","size":@[3,3]}', "/size"),
    ('{"game":"GAME","size":@3}', "/size"),
    ('{"game":"GAME","size":[3,@0,3]}', "/size/1"),
    ('{"game":"GAME","size":[3,3,@"x"]}', "/size/2"),
    ('{"game":"GAME","size":[1000000,1000000,@1000000]}', "/size/2"),
    ('{"game":"GAME","size":[3,3,3],"blocked":@1}', "/blocked"),
    ('{"game":"GAME","size":[3,3,3],"blocked":[@1]}', "/blocked/0"),
    ('{"game":"GAME","size":[3,3,3],"blocked":[@[1,1]]}', "/blocked/0"),
    ('{"game":"GAME","size":[3,3,3],"blocked":[[1,1,@4]]}', "/blocked/0/2"),
    ('{"game":"GAME","size":[3,3,3],"cells":@[]}', "/cells"),
]

RIVER = [
    ('{"game":"GAME","grid":@[]}', "/grid"),
    ('{"game":"GAME","grid":@"*"}', "/grid"),
    ('{"game":"GAME","grid":[@1]}', "/grid/0"),
    ('{"game":"GAME","grid":[@"**"]}', "/grid/0"),
    ('{"game":"GAME","grid":["**",@"*"]}', "/grid/1"),
    ('{"game":"GAME","grid":["*@X","**"]}', "/grid/0"),
    ('{"game":"GAME","grid":["*"],"n":@1}', "/n"),
]

BUS = [
    ('@{"game":"GAME","seats":3}', ""),
    ('@{"game":"GAME","distance":3}', ""),
    ('{"game":"GAME","seats":@0,"distance":1}', "/seats"),
    ('{"game":"GAME","seats":@1000001,"distance":1}', "/seats"),
    ('{"game":"GAME","seats":@"many","distance":1}', "/seats"),
    ('{"game":"GAME","seats":3,"distance":@-1}', "/distance"),
    ('{"game":"GAME","seats":3,"distance":@1.5}', "/distance"),
    ('{"game":"GAME","seats":3,"distance":1,"broken":@2}', "/broken"),
    ('{"game":"GAME","seats":3,"distance":1,"broken":[@0]}', "/broken/0"),
    ('{"game":"GAME","seats":3,"distance":1,"broken":[@4]}', "/broken/0"),
    ('{"game":"GAME","seats":3,"distance":1,"broken":[2,@2]}', "/broken/1"),
    ('{"game":"GAME","seats":3,"distance":1,"k":@1}', "/k"),
]

OF_GAME = {"chessboard": CHESSBOARD, "woodchess": WOODCHESS, "chomp": CHOMP, "knights": KNIGHTS,
           "river": RIVER, "bus": BUS,
           **dict.fromkeys(["independent-set", "node-kayles", "independence-duel"], GRAPH)}
