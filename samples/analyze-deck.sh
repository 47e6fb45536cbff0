#!/bin/sh
# Uploads the sample deck, has it analyzed, and prints what is said of each slide.
# Usage: sh samples/analyze-deck.sh localhost:3000 "$ACCESS_TOKEN"
set -eu
here=$(dirname "$0")
deck="$here/slotwise.pdf"
api="http://$1"
token=$2
ask() { curl --fail-with-body --silent --show-error -H "authorization: Bearer $token" -H 'content-type: application/json' "$@"; }
field() { node -e 'let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => console.log(JSON.parse(text)'"$1"'))'; }

beginning=$(head -c 64 "$deck" | base64 | tr -d '\n')
id=$(ask -X POST "$api/rest/v1/deck-uploads" \
  -d "{\"fileName\":\"slotwise.pdf\",\"fileSizeBytes\":$(wc -c < "$deck"),\"beginning\":\"$beginning\",\"purpose\":\"demo-day\"}" | field .id)
part=$(ask -X POST "$api/rest/v1/deck-uploads/$id/parts" -d '{"partNumbers":[1]}' | field '.parts[0].url')
curl --fail-with-body --silent --show-error -X PUT -H 'content-type: application/pdf' --data-binary "@$deck" "$part"
ask -X POST "$api/rest/v1/deck-uploads/$id/complete" -d '{}' > /dev/null
echo "Uploaded as $id. Analyzing:"
ask -N -X POST "$api/functions/v1/analyze-deck" -H 'accept: text/event-stream' -d "{\"analysisId\":\"$id\"}" | grep --line-buffered '"stage"'
echo 'What is said of it:'
ask "$api/rest/v1/deck-analyses/$id" |
  field '.slides.map(({ number, review }) => `${number} ${review.kind} ${review.score}: ${review.title}${review.remarks.map(({ text, fix }) => `\n    ${text} ${fix}`).join("")}`).join("\n")'
