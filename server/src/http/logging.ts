import { hostname } from "node:os"
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify"
import { type DestinationStream, destination, type Logger, pino } from "pino"
import type { LogLevel } from "../config.ts"
import { maskedPath } from "./masked-path.ts"

/** Fields that never reach a log, whoever logs the object. */
const secrets = [
  "number",
  "cvd",
  "cvv",
  "card",
  "creditCard",
  "expiry",
  "stripeToken",
  "paymentToken",
  "password",
  "oldPassword",
  "confirmation",
  "token",
  "sessionToken",
  "refreshToken",
  "saleToken",
]
const headers = [
  "authorization",
  "cookie",
  '["x-session-token"]',
  '["stripe-signature"]',
  '["paypal-transmission-sig"]',
]

const censored = [
  ...headers.map((name) => (name.startsWith("[") ? `req.headers${name}` : `req.headers.${name}`)),
  ...headers.map((name) => (name.startsWith("[") ? `headers${name}` : `headers.${name}`)),
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
  ...secrets.map((name) => `*.*.${name}`),
]

/** JSON lines with a request id. Bodies and queries are never logged; tokens in paths are masked. */
export function logging(level: LogLevel, given?: DestinationStream): Logging {
  if (level === "silent") return { options: { logger: false } }
  const stream = given ?? destination({ fd: process.stdout.fd, sync: true })
  const into = given ?? gathered()
  const lines = requestLines(pino({ level }, into), into)
  const options: Logging["options"] = {
    logger: {
      level,
      redact: { paths: censored, censor: "[secret]" },
      serializers: {
        req: requestTold,
        err: (error: Error) => ({
          type: error.name,
          message: maskedText(error.message),
          stack: maskedText(error.stack ?? ""),
          ...("code" in error ? { code: error.code } : {}),
        }),
      },
      stream,
    },
    logController: new OneLine(lines),
    childLoggerFactory: requestLog,
  }
  return { options, lines }
}

export interface Logging {
  readonly options: Pick<FastifyServerOptions, "logger" | "logController" | "childLoggerFactory">
  readonly lines?: RequestLines
}

/** A line for each request that is done. */
export interface RequestLines {
  write(line: {
    readonly reqId: string
    /** As `addressTold` has it. */
    readonly address: string
    readonly ip: string | undefined
    readonly statusCode: number
    /** Milliseconds. */
    readonly responseTime: number
  }): void
}

/** What was asked for, as a line says it: the same for all who ask for it. */
export const addressTold = ({ method, path, host }: Omit<ReturnType<typeof requestTold>, "ip">): string =>
  `{"method":"${method}","path":${told(path)},"host":${told(host)}`

/**
 * Lines as `pino` writes them. They are put together here, because every answer has one, those from memory too, and looking
 * through an object for what it holds takes as long as the rest of such an answer.
 */
export function requestLines(log: Logger, stream: DestinationStream): RequestLines {
  if (!log.isLevelEnabled("info")) return { write: () => undefined }
  const of = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"reqId":"`
  return {
    write: ({ reqId, address, ip, statusCode, responseTime }) => {
      const req = `${address},"ip":${told(ip)}}`
      const done = `"res":{"statusCode":${statusCode}},"responseTime":${responseTime}`
      stream.write(
        `{"level":30,"time":${Date.now()}${of}${reqId}","req":${req},${done},"msg":"request completed"}\n`,
      )
    },
  }
}

/** Of a request that has hung up, nothing tells the address. */
const told = (text: string | undefined): string => JSON.stringify(text ?? "")

/** Bytes of lines that are written together, and the milliseconds they wait at most. */
const gathering = { bytes: 8 * 1024, most: 200 }

/**
 * Standard output for lines of which there are many: one by one, writing them costs as much as making them, and so does
 * counting their bytes, so that those of one turn of the event loop are handed on as one.
 */
function gathered(): DestinationStream {
  const { bytes: minLength, most: periodicFlush } = gathering
  // Not by `flushSync`, which waits for the disk: that of the database, often.
  const output = destination({ fd: process.stdout.fd, sync: true, minLength, periodicFlush })
  let turn = ""
  const end = () => {
    output.write(turn)
    turn = ""
  }
  process.once("exit", () => {
    end()
    output.flushSync()
  })
  return {
    write(line) {
      if (turn === "") setImmediate(end)
      turn += line
    },
  }
}

/** The log of a request, made when a line is written: most requests write none, and making it costs as much as one. */
function requestLog(parent: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined
  const own = () => {
    made ??= parent.child(bindings)
    return made
  }
  const write =
    (name: Exclude<keyof FastifyBaseLogger, "level" | "child">) =>
    (...line: Parameters<FastifyBaseLogger["info"]>) =>
      own()[name](...line)
  return {
    level: parent.level,
    fatal: write("fatal"),
    error: write("error"),
    warn: write("warn"),
    info: write("info"),
    debug: write("debug"),
    trace: write("trace"),
    silent: write("silent"),
    child: (...given) => own().child(...given),
  } as FastifyBaseLogger
}

/**
 * One line a request, when it is done. It is written of what is known to hold no secret, so it goes past the search for
 * secrets, which would cost more than the answer to a busy address.
 */
class OneLine extends LogController {
  private readonly lines: RequestLines

  constructor(lines: RequestLines) {
    super()
    this.lines = lines
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) {
      super.requestCompleted(error, request, reply)
      return
    }
    const { id: reqId, ip } = request
    const { statusCode, elapsedTime: responseTime } = reply
    this.lines.write({ reqId, address: addressTold(requestTold(request)), ip, statusCode, responseTime })
  }
}

/** What is said of a request. */
export const requestTold = (request: FastifyRequest) => ({
  method: request.method,
  path: maskedPath(request.url),
  host: request.host,
  ip: request.ip,
})

/** Database errors quote their values; long digit runs may be card numbers. */
const maskedText = (text: string) => text.replaceAll(/\b(?:\d[ -]?){12,19}\b/g, "[digits]")
