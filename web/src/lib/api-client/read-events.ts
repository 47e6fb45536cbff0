/** One server-sent event with its JSON content. */
export interface ServerEvent {
  readonly name: string;
  readonly content: unknown;
}

const BLOCK_END = /\r?\n\r?\n/;

/** Null for a comment, and for an event whose content is no JSON. */
function eventIn(block: string): ServerEvent | null {
  let name = 'message';
  let content = '';
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
    if (line.startsWith('data:')) content += line.slice('data:'.length).trimStart();
  }
  try {
    return content === '' ? null : { name, content: JSON.parse(content) };
  } catch {
    // Cut off or changed on its way; the result is what counts, and it is checked.
    return null;
  }
}

/** The events of a response as they arrive. What is cut off at the end is no event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (text + decoder.decode(read.value, { stream: true })).split(BLOCK_END);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
