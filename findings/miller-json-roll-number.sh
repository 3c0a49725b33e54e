#!/usr/bin/env bash
# Miller 6.6.0, which has to be on the PATH, makes JSON of a CSV file of roll numbers and phone numbers: 004217, 24E10,
# +919876543210, 9876543211. Node reads it.
# Guess: a program that writes 004217 and +919876543210 as texts, since JSON has no such numbers, keeps all cells of these
# columns: those of a column are texts, or whoever reads it gets what was written.
# Seen: each cell is judged alone. 24E10 stands there without quotation marks, which is a number of JSON: whoever reads it
# gets 240000000000, and the cell above it as a text. With -S all of them are texts.
set -euo pipefail
cd "$(mktemp -d)"
mlr --version | grep -q 6.6.0
printf 'roll,phone\n004217,+919876543210\n24E10,9876543211\n' >students.csv
read_json() { node -e 'console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8"))))'; }
{
  mlr --icsv --ojson cat students.csv | read_json
  mlr -S --icsv --ojson cat students.csv | read_json
} | tee seen
diff seen - <<'SEEN'
[{"roll":"004217","phone":"+919876543210"},{"roll":240000000000,"phone":9876543211}]
[{"roll":"004217","phone":"+919876543210"},{"roll":"24E10","phone":"9876543211"}]
SEEN
