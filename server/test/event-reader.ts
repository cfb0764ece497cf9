import { type ClientRequest, type IncomingMessage, request } from "node:http"

/** An event of a stream, its data read. */
export interface ReadEvent<Data = unknown> {
  readonly event: string
  readonly id: string
  readonly data: Data
}

/** A caller who reads server-sent events. */
export interface EventReader {
  readonly response: IncomingMessage
  /** The next event; undefined when the stream ends before. */
  next<Data>(): Promise<ReadEvent<Data> | undefined>
  /** Resolves with the next comment. */
  comment(): Promise<string>
  /** Resolves when the stream has ended, from whichever side. */
  readonly ended: Promise<void>
  hangUp(): void
}

/** Opens a stream of a server that listens; whatever the answer is, it is there. */
export async function readEvents(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const asked: ClientRequest = request(url, { headers, agent: false }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve).once("error", reject)
  })
  const blocks = waitingList<string>()
  const comments = waitingList<string>()
  let rest = ""
  response.setEncoding("utf8")
  response.on("data", (text: string) => {
    const parts = (rest + text).split("\n\n")
    rest = parts.pop() ?? ""
    for (const part of parts) (part.startsWith(":") ? comments : blocks).add(part)
  })
  const ended = new Promise<void>((resolve) => response.once("close", () => resolve()))
  void ended.then(() => blocks.end())
  response.on("error", () => undefined)
  return {
    response,
    ended,
    async next<Data>() {
      const block = await blocks.next()
      if (block === undefined) return undefined
      const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)))
      return { event: fields.event, id: fields.id, data: JSON.parse(fields.data) as Data }
    },
    comment: async () => String(await comments.next()),
    hangUp: () => void asked.destroy(),
  }
}

/** What came and nobody asked for yet, or who asks for what has not come. */
function waitingList<Item>() {
  const items: Item[] = []
  const asking: ((item: Item | undefined) => void)[] = []
  let isOver = false
  return {
    add(item: Item) {
      const first = asking.shift()
      if (first === undefined) items.push(item)
      else first(item)
    },
    end() {
      isOver = true
      for (const ask of asking.splice(0)) ask(undefined)
    },
    next: (): Promise<Item | undefined> =>
      items.length > 0 || isOver
        ? Promise.resolve(items.shift())
        : new Promise((resolve) => void asking.push(resolve)),
  }
}
