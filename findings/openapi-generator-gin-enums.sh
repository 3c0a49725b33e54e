#!/usr/bin/env bash
# OpenAPI Generator 7.25.0, generator go-gin-server, of a contract in which two lists of words share a word.
# Guess: constants of Go are in one scope for the whole package, so that the generator puts the type's name before each.
# Seen: it takes the bare words. The server does not compile (CREATED redeclared), and nothing is said while it is generated.
# The option enumClassPrefix=true, which the generator's own help has as false, puts the names before them.
set -euo pipefail
cd "$(mktemp -d)"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >contract.yaml <<'YAML'
openapi: 3.0.3
info: { title: Changes and steps, version: 1.0.0 }
paths:
  /changes:
    get:
      operationId: listChanges
      responses:
        '200':
          description: One change.
          content: { application/json: { schema: { $ref: '#/components/schemas/Change' } } }
components:
  schemas:
    ChangeKind: { type: string, enum: [CREATED, DELETED] }
    ActivityKind: { type: string, enum: [CREATED, DECIDED] }
    Change:
      type: object
      properties:
        change: { $ref: '#/components/schemas/ChangeKind' }
        activity: { $ref: '#/components/schemas/ActivityKind' }
YAML
build() {
  java -jar openapi-generator-cli-7.25.0.jar generate -i contract.yaml -g go-gin-server -o "$1" "${@:2}" >log 2>&1
  ! grep -q ERROR log
  (cd "$1" && go mod tidy >/dev/null 2>&1 && go build ./... 2>&1) || true
}
plain=$(build plain)
prefixed=$(build prefixed --additional-properties=enumClassPrefix=true)
echo "plain: $plain"
echo "with enumClassPrefix: ${prefixed:-compiles}"
[[ $plain == *'CREATED redeclared in this block'* ]]
[ -z "$prefixed" ]
grep -rq 'CHANGEKIND_CREATED' prefixed/go
