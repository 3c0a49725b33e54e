#!/usr/bin/env bash
# OpenAPI Generator 7.25.0, generator kotlin, of a list of words in which one is "name".
# Guess: it renames what the language does not allow, as it does with reserved words, or says while it generates that it cannot.
# Seen: it writes an entry called name, and says nothing. Every enum of Kotlin has a property of that name, so that the
# client does not compile (Kotlin 2.4.0: conflicting declarations). With enumPropertyNaming=UPPERCASE the entry is NAME.
set -euo pipefail
cd "$(mktemp -d)"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >contract.yaml <<'YAML'
openapi: 3.0.3
info: { title: Sorting, version: 1.0.0 }
paths:
  /students:
    get:
      operationId: listStudents
      parameters:
        - { name: sortBy, in: query, schema: { type: string, enum: [name, year] } }
      responses: { '200': { description: Students. } }
YAML
entries() {
  java -jar openapi-generator-cli-7.25.0.jar generate -i contract.yaml -g kotlin -o "$1" "${@:2}" >"$1.log" 2>&1
  ! grep -q ERROR "$1.log"
  grep -rhoE '@Json\(name = "name"\) [A-Za-z]+' "$1/src/main" | head -1 | sed 's/.* //'
}
plain=$(entries plain)
upper=$(entries upper --additional-properties=enumPropertyNaming=UPPERCASE)
echo "entry: $plain; with UPPERCASE: $upper"
[ "$plain" = name ]
[ "$upper" = NAME ]
# What the language says of such an entry.
mkdir entry && cd entry
cat >pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId><artifactId>entry</artifactId><version>1</version>
  <build><sourceDirectory>.</sourceDirectory><plugins><plugin>
    <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-maven-plugin</artifactId><version>2.4.0</version>
    <executions><execution><goals><goal>compile</goal></goals></execution></executions>
  </plugin></plugins></build>
  <dependencies><dependency>
    <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>2.4.0</version>
  </dependency></dependencies>
</project>
XML
echo 'enum class SortBy(val value: String) { name("name"), year("year") }' >SortBy.kt
said=$(mvn -q -B -Dstyle.color=never -Dkotlin.compiler.daemon=false compile 2>&1 || true)
grep -A2 'SortBy.kt.*Conflicting declarations' <<<"$said"
grep -q 'enum entry name: SortBy' <<<"$said"
