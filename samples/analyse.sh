#!/bin/sh
# Uploads the sample video, has it analysed, and has it judged by what is said in it.
# Usage: sh samples/analyse.sh localhost:3000 "$ACCESS_TOKEN"
set -eu
here=$(dirname "$0")
video="$here/slotwise.mp4"
api="http://$1"
token=$2
ask() { curl --fail-with-body --silent --show-error -H "authorization: Bearer $token" -H 'content-type: application/json' "$@"; }
field() { node -e 'let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => console.log(JSON.parse(text)'"$1"'))'; }

beginning=$(head -c 64 "$video" | base64 | tr -d '\n')
id=$(ask -X POST "$api/rest/v1/demo-uploads" \
  -d "{\"fileName\":\"slotwise.mp4\",\"fileSizeBytes\":$(wc -c < "$video"),\"beginning\":\"$beginning\",\"format\":\"product\"}" | field .id)
part=$(ask -X POST "$api/rest/v1/demo-uploads/$id/parts" -d '{"partNumbers":[1]}' | field '.parts[0].url')
curl --fail-with-body --silent --show-error -X PUT -H 'content-type: video/mp4' --data-binary "@$video" "$part"
ask -X POST "$api/rest/v1/demo-uploads/$id/complete" -d '{}' > /dev/null
echo "Uploaded as $id. Analysing:"
ask -N -X POST "$api/functions/v1/analyze-demo" -H 'accept: text/event-stream' -d "{\"analysisId\":\"$id\"}" | grep --line-buffered '"stage"'
echo 'Judged by what is said:'
node -e 'console.log(JSON.stringify({ text: require("node:fs").readFileSync(process.argv[1], "utf8") }))' "$here/slotwise.srt" |
  ask -X PUT "$api/rest/v1/demo-analyses/$id/transcript" -d @- |
  field '.review.sections.map((section) => `${section.category} ${section.score}: ${section.feedback}`).join("\n")'
