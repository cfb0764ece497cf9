import { pino } from "pino"
import { describe, expect, it } from "vitest"
import { addressTold, requestLines } from "./logging.ts"

/** What a stream was written, line by line. */
function written() {
  const lines: string[] = []
  return { stream: { write: (line: string) => void lines.push(line) }, lines }
}

const line = {
  reqId: "0f8fad5b-d9cb-469f-a165-70867728950e",
  req: {
    method: "GET",
    path: '/v1/pages/"a\\b"\n{"level":60}',
    host: 'evil", "level": 60, "x": "',
    ip: '203.0.113.7", "ip": "127.0.0.1',
  },
  res: { statusCode: 200 },
  responseTime: 1.25,
}
const { reqId, req, res, responseTime } = line
const given = { reqId, address: addressTold(req), ip: req.ip, statusCode: res.statusCode, responseTime }

describe("the line of a request", () => {
  it("is what pino writes of the same, whatever a caller sends", () => {
    const [ours, theirs] = [written(), written()]
    requestLines(pino({}, ours.stream), ours.stream).write(given)
    pino({}, theirs.stream).info(line, "request completed")
    const [own = "", its = ""] = [ours.lines.join(""), theirs.lines.join("")]
    expect(own.endsWith("}\n")).toBe(true)
    expect(own.slice(0, -1)).not.toContain("\n")
    const { time, ...rest } = JSON.parse(own) as { time: number }
    const { time: itsTime, ...expected } = JSON.parse(its) as { time: number }
    expect(rest).toEqual(expected)
    expect(itsTime - time).toBeLessThan(1_000)
    expect(Object.keys(JSON.parse(own) as object)).toEqual(Object.keys(JSON.parse(its) as object))
  })

  it("is not written where the log is to tell of less", () => {
    const { stream, lines } = written()
    requestLines(pino({ level: "warn" }, stream), stream).write(given)
    expect(lines).toEqual([])
  })

  it("is whole where the caller has hung up, and has no address any more", () => {
    const { stream, lines } = written()
    requestLines(pino({}, stream), stream).write({ ...given, ip: undefined })
    expect(JSON.parse(lines.join(""))).toMatchObject({ req: { ip: "" } })
  })
})
