#!/usr/bin/env bash
# OpenAPI Generator 7.25.0, generator rust-axum, of a text whose pattern has a quotation mark.
# Guess: the pattern of the contract is written into the server as a text of Rust, with the mark escaped as Rust escapes it.
# Seen: it is escaped for Rust and then once more as for HTML, \&quot; in place of \". Rust has no escape \&, so that the server
# does not compile, and nothing is said while it is generated. Written as \x22 in the contract, it comes through.
set -euo pipefail
cd "$(mktemp -d)"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
generate() {
  cat >"$1.yaml" <<YAML
openapi: 3.0.3
info: { title: Remarks, version: 1.0.0 }
paths:
  /remarks:
    post:
      operationId: addRemark
      requestBody:
        content: { application/json: { schema: { \$ref: '#/components/schemas/Remark' } } }
      responses: { '200': { description: Stored. } }
components:
  schemas:
    Remark:
      type: object
      required: [text]
      properties:
        text: { type: string, pattern: '$2' }
YAML
  java -jar openapi-generator-cli-7.25.0.jar generate -i "$1.yaml" -g rust-axum -o "$1" >"$1.log" 2>&1
  grep -rhoE 'Regex::new\(.*\)' "$1/src" | head -1
}
mark=$(generate mark '^[a-z"]+$')
code=$(generate code '^[a-z\x22]+$')
echo "written as a mark: $mark"
echo "written as \\x22: $code"
[[ $mark == *'&quot;'* ]]
[[ $code == *'\x22'* && $code != *quot* ]]
compile() { echo "fn main() { let _ = $1; }" | rustc - -o program 2>&1 || true; }
said=$(compile "$(grep -oE '"[^)]*"' <<<"$mark")")
echo "$said" | head -1
[[ $said == *'unknown character escape'* ]]
[ -z "$(compile "$(grep -oE '"[^)]*"' <<<"$code")")" ]
