import { join } from "node:path"
import { isLoopback } from "@parterre/domain/hostnames"
import { checkProcessorBaseUrl } from "./processor-base-url.ts"
import { eachProcessor, type ProcessorType } from "./processor-type.ts"

export type Mode = "development" | "production" | "test"
export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent"

/** Requests a minute one caller may make, and what else is counted of it. An address is what `callerNetwork` says. */
export interface Limits {
  /** Any operation, per address. */
  readonly general: number
  /** Signing in, signing up and resetting passwords, each by itself, per address. */
  readonly login: number
  /** Paying and authenticating, per session. */
  readonly payment: number
  /** The same, per address. */
  readonly paymentAddress: number
  /** PDFs, each drawn anew, per address. */
  readonly pdf: number
  /** Cards declined, or not confirmed by their bank, an hour, per address. */
  readonly declined: number
  /** Codes that name no usable gift certificate an hour, per address. */
  readonly guesses: number
  /** Codes that name no promotion or presale an hour, per address. */
  readonly offerGuesses: number
  /** Tickets placed an hour, per address, those given back included. */
  readonly tickets: number
  /** Places taken in queues an hour, per address, those given up included. */
  readonly places: number
  /** Streams of live availability that this process has open at once; 0 for none. */
  readonly streams: number
  /** The same, per address. */
  readonly streamsAddress: number
}

/** From where on a process refuses rather than keep everybody waiting. */
export interface OverloadLimits {
  /** Holds that may wait for their transaction, at all events together. */
  readonly waitingHolds: number
  /** Milliseconds that the event loop may be late; 0: any. */
  readonly delay: number
}

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const

/** Which requests are traced. Where traces go, the SDK of OpenTelemetry reads by itself. */
export interface TraceSettings {
  readonly sampler: (typeof samplers)[number]
  /** Of the requests without a trace of their own, from 0 to 1. */
  readonly ratio: number
}

/** Base URLs and secrets of the processors; a website's own secret wins over the shared one. */
export interface ProcessorSettings {
  readonly baseUrl: string | undefined
  /** Where a processor with two hosts has its second. */
  readonly secondBaseUrl?: string | undefined
  /** `accountCode` names the website's secret, such as `PAYSAFE_API_KEY_BELV`. */
  secret(name: string, accountCode: string): string | undefined
}

/** Where Apple validates merchants, and the Merchant Identity by which it knows them. */
export interface ApplePaySettings extends Pick<ProcessorSettings, "secret"> {
  readonly baseUrl: string | undefined
  /** PEM: who has to have signed the gateway's certificate, where not the authorities that everybody trusts. */
  readonly authority?: string
}

/** How long what is over is kept, in milliseconds. */
export interface Retention {
  /** What shoppers were refused. */
  readonly refusals: number
  /** Carts that ended without a sale. */
  readonly carts: number
  /** Mail that has been sent, and letters to clients that could not be. */
  readonly mail: number
}

export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** PostgreSQL; the embedded database is used when it is not given. */
  readonly databaseUrl: string | undefined
  /** Connections of this process to PostgreSQL, at most. */
  readonly databasePool: number
  /** Folder of the embedded database. */
  readonly dataDir: string
  readonly logLevel: LogLevel
  /** Where `/metrics` is answered, off the public listener; nowhere when absent. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** How traces are made; nowhere when absent. */
  readonly traces: TraceSettings | undefined
  /** Where shoppers reach the site, without a slash at the end. */
  readonly publicOrigin: string
  readonly trustProxy: boolean
  /** Host name → subdomain, for tenants on a host of their own. */
  readonly hosts: ReadonlyMap<string, string>
  /** Staff who have every permission, by id [PERM-006]. */
  readonly godUserIds: readonly string[]
  readonly smtpUrl: string | undefined
  /** Signs the codes of tickets; at least 32 characters. */
  readonly ticketSigningKey: string | undefined
  readonly sandbox: boolean
  /** Whether others than this machine may use them: they were asked for by name. */
  readonly sandboxForOthers: boolean
  /** Folder of the built storefront; the API alone is served without it. */
  readonly storefrontDir: string | undefined
  readonly limits: Limits
  readonly overload: OverloadLimits
  readonly retention: Retention
  readonly processors: Readonly<Record<ProcessorType, ProcessorSettings>>
  readonly applePay: ApplePaySettings
  /** Whether card numbers may be sent to this server, which puts its operator under PCI DSS in full. */
  readonly cardNumbers: boolean
}

/** What a server that sells needs on top: the key was given or made. */
export type ServingConfig = Config & { readonly ticketSigningKey: string }

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
    secondBaseUrl: read.processorUrl(`${prefix}_SECOND_BASE_URL`, production),
    secret: (name, accountCode) =>
      secretNames(prefix, name, accountCode).flatMap((variable) => read.text(variable) ?? [])[0],
  })
  return {
    mode,
    port,
    host: read.text("HOST") ?? (production ? "0.0.0.0" : "localhost"),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databasePool: read.integer("DATABASE_POOL", 10, 1, 1000),
    dataDir: read.text("DATA_DIR") ?? join(process.cwd(), ".data"),
    logLevel: read.oneOf("LOG_LEVEL", logLevels, "info"),
    metrics:
      read.text("METRICS_PORT") === undefined
        ? undefined
        : {
            host: read.text("METRICS_HOST") ?? "localhost",
            port: read.integer("METRICS_PORT", 0, 0, 65_535),
          },
    traces: traceSettings(read),
    publicOrigin: read.url("PUBLIC_ORIGIN", ["http:", "https:"]) ?? `http://localhost:${port}`,
    trustProxy: read.flag("TRUST_PROXY", false),
    hosts: read.pairs("HOSTS"),
    godUserIds: read.list("GOD_USER_IDS"),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    ticketSigningKey: read.secret("TICKET_SIGNING_KEY", 32),
    sandbox,
    sandboxForOthers: sandbox && read.text("SANDBOX") !== undefined,
    storefrontDir: read.text("STOREFRONT_DIR"),
    limits: {
      general: read.integer("LIMIT_PER_MINUTE", 6000, 1),
      login: read.integer("LIMIT_LOGIN_PER_MINUTE", 10, 1),
      payment: read.integer("LIMIT_PAYMENT_PER_MINUTE", 30, 1),
      paymentAddress: read.integer("LIMIT_PAYMENT_ADDRESS_PER_MINUTE", 60, 1),
      pdf: read.integer("LIMIT_PDF_PER_MINUTE", 120, 1),
      // Whoever works on the shop tries declined test cards all day.
      declined: read.integer("LIMIT_DECLINED_PER_HOUR", production ? 20 : 1000, 1),
      guesses: read.integer("LIMIT_CERTIFICATE_GUESSES_PER_HOUR", production ? 20 : 1000, 1),
      offerGuesses: read.integer("LIMIT_OFFER_GUESSES_PER_HOUR", production ? 100 : 1000, 1),
      tickets: read.integer("LIMIT_TICKETS_PER_HOUR", 20_000, 1),
      places: read.integer("LIMIT_QUEUE_PLACES_PER_HOUR", 2_000, 1),
      streams: read.integer("LIMIT_STREAMS", 5_000, 0),
      streamsAddress: read.integer("LIMIT_STREAMS_PER_ADDRESS", 500, 0),
    },
    overload: {
      waitingHolds: read.integer("LIMIT_WAITING_HOLDS", 128, 1),
      // A machine on which people build and test is late for other reasons.
      delay: read.integer("LIMIT_DELAY", production ? 150 : 0, 0),
    },
    retention: {
      refusals: read.days("KEEP_REFUSALS_DAYS", 30),
      carts: read.days("KEEP_CARTS_DAYS", 90),
      mail: read.days("KEEP_MAIL_DAYS", 30),
    },
    processors: eachProcessor(processor),
    applePay: {
      baseUrl: appleUrl(read, production),
      secret: processor(APPLE_PAY).secret,
    },
    cardNumbers: takesCardNumbers(read, production),
  }
}

/** The prefix of what Apple Pay is set up with. */
export const APPLE_PAY = "APPLE_PAY"

/** Apple lists the hosts that validate merchants; in production no other is sent a certificate. */
function appleUrl(read: Reader, production: boolean): string | undefined {
  const name = `${APPLE_PAY}_BASE_URL`
  const url = read.processorUrl(name, production)
  if (url !== undefined && production && !isAppleHost(new URL(url).hostname))
    throw new ConfigError(`${name}: not one of Apple's hosts for merchant validation`)
  return url
}

const isAppleHost = (hostname: string): boolean =>
  /^(cn-)?apple-pay-gateway(-[a-z]+(-[a-z0-9]+)*)?\.apple\.com$/.test(hostname)

/** Off unless asked for; who takes real numbers says by which attestation of compliance they may. */
function takesCardNumbers(read: Reader, production: boolean): boolean {
  const isOn = read.flag("CARD_NUMBERS", false)
  const attestation = read.text("CARD_NUMBERS_ATTESTATION")
  if (isOn && production && attestation === undefined)
    throw new ConfigError(
      "CARD_NUMBERS: card numbers would pass this server. Name the PCI DSS attestation that covers it (SAQ D or a report " +
        "on compliance) in CARD_NUMBERS_ATTESTATION, or leave CARD_NUMBERS out",
    )
  return isOn
}

/** Traces are made when a collector is named, or their exporter is; the standard's switches turn them off. */
function traceSettings(read: Reader): TraceSettings | undefined {
  const exporter = read.oneOf("OTEL_TRACES_EXPORTER", ["otlp", "none"], "otlp")
  const isNamed = [
    "OTEL_TRACES_EXPORTER",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  ].some((name) => read.text(name) !== undefined)
  if (!isNamed || exporter === "none" || read.flag("OTEL_SDK_DISABLED", false)) return undefined
  for (const name of ["OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"])
    read.oneOf(name, ["http/json"], "http/json")
  return {
    sampler: read.oneOf("OTEL_TRACES_SAMPLER", samplers, "parentbased_always_on"),
    ratio: read.share("OTEL_TRACES_SAMPLER_ARG", 1),
  }
}

/**
 * The configuration of a server that is about to serve. The sandboxes show every mail, its reset links included, and take
 * test cards: where others may reach them, they are asked for by name. A proxy on this machine that no setting tells of
 * meets `thisMachineOnly`.
 */
export function readStartConfig(environment: Environment): Config {
  const config = readConfig(environment)
  const { mode, publicOrigin } = config
  if (mode === "production" && new URL(publicOrigin).protocol !== "https:")
    throw new ConfigError("PUBLIC_ORIGIN: production needs an https address, such as https://billets.example")
  const opening = config.sandbox && !config.sandboxForOthers ? openedBy(config) : undefined
  if (opening !== undefined)
    throw new ConfigError(
      `${opening}: others may reach this server, and its sandboxes show every mail. ` +
        "Set PARTERRE_MODE=production, or SANDBOX=false; SANDBOX=true opens them to whoever comes",
    )
  return config
}

/** The setting by which others than this machine reach the server. */
function openedBy({ host, publicOrigin, hosts, trustProxy }: Config): string | undefined {
  if (!isLoopback(host)) return "HOST"
  if (!isLoopback(new URL(publicOrigin).hostname)) return "PUBLIC_ORIGIN"
  if (hosts.size > 0) return "HOSTS"
  return trustProxy ? "TRUST_PROXY" : undefined
}

type Reader = ReturnType<typeof reader>

function reader(environment: Environment) {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value => {
    const given = text(name)
    if (given === undefined) return otherwise
    const found = values.find((value) => value === given)
    if (found === undefined) throw new ConfigError(`${name}: "${given}" is not one of ${values.join(", ")}`)
    return found
  }
  const integer = (name: string, otherwise: number, min: number, max = Number.MAX_SAFE_INTEGER): number => {
    const given = text(name)
    if (given === undefined) return otherwise
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
    if (!(value >= min && value <= max))
      throw new ConfigError(`${name}: "${given}" is not a whole number ${range}`)
    return value
  }
  return {
    text,
    oneOf,
    integer,
    /** From 0 to 1. */
    share(name: string, otherwise: number): number {
      const given = text(name)
      const value = given === undefined ? otherwise : Number(given)
      if (!(value >= 0 && value <= 1)) throw new ConfigError(`${name}: "${given}" is not between 0 and 1`)
      return value
    },
    /** Milliseconds of so many days, one at least. */
    days: (name: string, otherwise: number): number => integer(name, otherwise, 1, 36_500) * 86_400_000,
    flag: (name: string, otherwise: boolean): boolean =>
      oneOf(name, ["true", "false", "1", "0"], otherwise ? "true" : "false").replace("1", "true") === "true",
    /** Never shows the value. */
    secret(name: string, shortest: number): string | undefined {
      const given = text(name)
      if (given !== undefined && given.length < shortest)
        throw new ConfigError(`${name}: shorter than ${shortest} characters`)
      return given
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
