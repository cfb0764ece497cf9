import type { FastifyRequest, FastifyServerOptions } from "fastify"
import type { DestinationStream } from "pino"
import type { LogLevel } from "../config.ts"

/** Fields that never reach a log, whoever logs the object. */
const secrets = [
  "number",
  "cvd",
  "cvv",
  "card",
  "password",
  "oldPassword",
  "confirmation",
  "token",
  "sessionToken",
  "refreshToken",
  "saleToken",
]
const headers = ["authorization", "cookie", '["x-session-token"]', '["stripe-signature"]']

const censored = [
  ...headers.map((name) => (name.startsWith("[") ? `req.headers${name}` : `req.headers.${name}`)),
  ...headers.map((name) => (name.startsWith("[") ? `headers${name}` : `headers.${name}`)),
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
  ...secrets.map((name) => `*.*.${name}`),
]

/** JSON lines with a request id. Bodies and queries are never logged; tokens in paths are masked. */
export function logging(
  level: LogLevel,
  stream?: DestinationStream,
): NonNullable<FastifyServerOptions["logger"]> {
  if (level === "silent") return false
  return {
    level,
    redact: { paths: censored, censor: "[secret]" },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: maskedPath(request.url),
        host: request.host,
        ip: request.ip,
      }),
      err: (error: Error) => ({
        type: error.name,
        message: maskedText(error.message),
        stack: maskedText(error.stack ?? ""),
        ...("code" in error ? { code: error.code } : {}),
      }),
    },
    ...(stream === undefined ? {} : { stream }),
  }
}

/** Paths whose next words are a token, a code that is money, or where somebody can be reached. */
const secretPaths =
  /(\/(?:refresh-tokens|client-reset-password|client-confirm-email|client-undo-email|certificates|wallet-passes\/\w+|xverify\/\w+|mailcheck|tracker\/datalayer)\/)(?!permission$).+?(?=\/actions\/|$)/

/** The path without its query and without the secrets some operations carry in it. */
function maskedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? ""
  return path.replace(secretPaths, "$1[secret]")
}

/** Database errors quote their values; long digit runs may be card numbers. */
const maskedText = (text: string) => text.replaceAll(/\b(?:\d[ -]?){12,19}\b/g, "[digits]")
