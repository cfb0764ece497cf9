import { join } from "node:path"
import { checkProcessorBaseUrl } from "./payments/base-url.ts"

export type Mode = "development" | "production" | "test"
export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent"

/** Requests a minute one caller may make, and what else is counted of it. */
export interface Limits {
  /** Any operation, per address. */
  readonly general: number
  /** Staff sign-in, per address. */
  readonly login: number
  /** Paying and authenticating, per session. */
  readonly payment: number
  /** PDFs, each drawn anew, per address. */
  readonly pdf: number
  /** Declined cards an hour, per address. */
  readonly declined: number
  /** Codes that name no usable gift certificate an hour, per address. */
  readonly guesses: number
}

/** Base URLs and secrets of the processors; a website's own secret wins over the shared one. */
export interface ProcessorSettings {
  readonly baseUrl: string | undefined
  /** `accountCode` names the website's secret, such as `PAYSAFE_API_KEY_BELV`. */
  secret(name: string, accountCode: string): string | undefined
}

export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** PostgreSQL; the embedded database is used when it is not given. */
  readonly databaseUrl: string | undefined
  /** Folder of the embedded database. */
  readonly dataDir: string
  readonly logLevel: LogLevel
  /** Where shoppers reach the site, without a slash at the end. */
  readonly publicOrigin: string
  readonly trustProxy: boolean
  /** Host name → subdomain, for tenants on a host of their own. */
  readonly hosts: ReadonlyMap<string, string>
  /** Staff who have every permission, by id [PERM-006]. */
  readonly godUserIds: readonly string[]
  readonly smtpUrl: string | undefined
  readonly sandbox: boolean
  /** Folder of the built storefront; the API alone is served without it. */
  readonly storefrontDir: string | undefined
  readonly limits: Limits
  readonly processors: {
    readonly paysafe: ProcessorSettings
    readonly globalPayments: ProcessorSettings
    readonly stripe: ProcessorSettings
  }
}

export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = "ConfigError"
  }
}

/** The variables that may hold a processor's secret, the website's own first. */
export const secretNames = (prefix: string, name: string, accountCode: string): readonly string[] => [
  `${prefix}_${name}_${accountCode.toUpperCase()}`,
  `${prefix}_${name}`,
]

type Environment = Readonly<Record<string, string | undefined>>

const modes = ["development", "production", "test"] as const
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** The environment as a typed configuration; the first bad value is told by name. */
export function readConfig(environment: Environment): Config {
  const read = reader(environment)
  const mode = read.oneOf("PARTERRE_MODE", modes, read.oneOf("NODE_ENV", modes, "development"))
  const production = mode === "production"
  const port = read.integer("PORT", 4000, 0, 65_535)
  const sandbox = read.flag("SANDBOX", !production)
  if (sandbox && production) throw new ConfigError("SANDBOX: the sandboxes never run in production")
  const processor = (prefix: string): ProcessorSettings => ({
    baseUrl: read.processorUrl(`${prefix}_BASE_URL`, production),
    secret: (name, accountCode) =>
      secretNames(prefix, name, accountCode).flatMap((variable) => read.text(variable) ?? [])[0],
  })
  return {
    mode,
    port,
    host: read.text("HOST") ?? (production ? "0.0.0.0" : "localhost"),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    dataDir: read.text("DATA_DIR") ?? join(process.cwd(), ".data"),
    logLevel: read.oneOf("LOG_LEVEL", logLevels, "info"),
    publicOrigin: read.url("PUBLIC_ORIGIN", ["http:", "https:"]) ?? `http://localhost:${port}`,
    trustProxy: read.flag("TRUST_PROXY", false),
    hosts: read.pairs("HOSTS"),
    godUserIds: read.list("GOD_USER_IDS"),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    sandbox,
    storefrontDir: read.text("STOREFRONT_DIR"),
    limits: {
      general: read.integer("LIMIT_PER_MINUTE", 6000, 1),
      login: read.integer("LIMIT_LOGIN_PER_MINUTE", 10, 1),
      payment: read.integer("LIMIT_PAYMENT_PER_MINUTE", 30, 1),
      pdf: read.integer("LIMIT_PDF_PER_MINUTE", 120, 1),
      // Whoever works on the shop tries declined test cards all day.
      declined: read.integer("LIMIT_DECLINED_PER_HOUR", production ? 20 : 1000, 1),
      guesses: read.integer("LIMIT_CERTIFICATE_GUESSES_PER_HOUR", production ? 20 : 1000, 1),
    },
    processors: {
      paysafe: processor("PAYSAFE"),
      globalPayments: processor("GLOBALPAYMENTS"),
      stripe: processor("STRIPE"),
    },
  }
}

function reader(environment: Environment) {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value => {
    const given = text(name)
    if (given === undefined) return otherwise
    const found = values.find((value) => value === given)
    if (found === undefined) throw new ConfigError(`${name}: "${given}" is not one of ${values.join(", ")}`)
    return found
  }
  return {
    text,
    oneOf,
    flag: (name: string, otherwise: boolean): boolean =>
      oneOf(name, ["true", "false", "1", "0"], otherwise ? "true" : "false").replace("1", "true") === "true",
    integer(name: string, otherwise: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
      const given = text(name)
      if (given === undefined) return otherwise
      const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
      if (!(value >= min && value <= max))
        throw new ConfigError(`${name}: "${given}" is not a whole number of at least ${min}`)
      return value
    },
    /** Never shows the value: it can hold a password. */
    url(name: string, protocols: readonly string[]): string | undefined {
      const given = text(name)
      if (given === undefined) return undefined
      if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
        throw new ConfigError(`${name}: not a URL starting with ${protocols.join(" or ")}`)
      return given.replace(/\/$/, "")
    },
    processorUrl(name: string, production: boolean): string | undefined {
      const given = text(name)
      if (given === undefined) return undefined
      const problem = checkProcessorBaseUrl(given, production)
      if (problem !== undefined) throw new ConfigError(`${name}: ${problem}`)
      return given
    },
    list: (name: string): string[] =>
      (text(name) ?? "").split(",").flatMap((item) => (item.trim() === "" ? [] : [item.trim()])),
    pairs(name: string): ReadonlyMap<string, string> {
      const pairs = (text(name) ?? "").split(",").filter((pair) => pair.trim() !== "")
      return new Map(
        pairs.map((pair) => {
          const [host, subdomain, ...rest] = pair.split("=").map((part) => part.trim().toLowerCase())
          if (!host || !subdomain || rest.length > 0)
            throw new ConfigError(`${name}: "${pair}" is not host=subdomain`)
          return [host, subdomain]
        }),
      )
    },
  }
}
