import { join } from "node:path"
import { isLoopback } from "@parterre/domain/hostnames"
import {
  ConfigError,
  type Environment,
  type EnvironmentReader,
  environmentReader,
} from "./environment-reader.ts"
import { type PaymentConfig, readPaymentConfig } from "./payment-config.ts"
import { readSocialConfig, type SocialConfig } from "./social-config.ts"
import { readWalletPassConfig, type WalletPassConfig } from "./wallet-pass-config.ts"

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
  /** Entries of shops' logs, of one network. */
  readonly logs: number
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

/** Where emails, phones and addresses are verified. */
export interface VerifierSettings {
  readonly url: string
  readonly key: string | undefined
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

export interface Config extends PaymentConfig, WalletPassConfig, SocialConfig {
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
  /** Who tells browsers the position of their network address; nobody when absent. */
  readonly networkPositionUrl: string | undefined
  /** Staff who have every permission, by id [PERM-006]. */
  readonly godUserIds: readonly string[]
  readonly smtpUrl: string | undefined
  /** Signs the codes of tickets; at least 32 characters. */
  readonly ticketSigningKey: string | undefined
  /** Sign the codes of tickets, newest first; `ticketSigningKey` does where there are none. */
  readonly ticketCodeKeys: readonly string[]
  /** Without it, what is badly written is found and nobody is asked. */
  readonly verifier: VerifierSettings | undefined
  readonly sandbox: boolean
  /** Whether others than this machine may use them: they were asked for by name. */
  readonly sandboxForOthers: boolean
  /** Folder of the built storefront; the API alone is served without it. */
  readonly storefrontDir: string | undefined
  /** Folder of the built plan studio; it is not served without it. */
  readonly studioDir: string | undefined
  readonly limits: Limits
  readonly overload: OverloadLimits
  /** Seconds that the process answers on after it is told to stop, while `/readyz` says that it does. */
  readonly stopDelay: number
  readonly retention: Retention
}

/** What a server that sells needs on top: the key was given or made. */
export type ServingConfig = Config & { readonly ticketSigningKey: string }

const modes = ["development", "production", "test"] as const
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** The environment as a typed configuration; the first bad value is told by name. */
export function readConfig(environment: Environment): Config {
  const read = environmentReader(environment)
  const mode = read.oneOf("PARTERRE_MODE", modes, read.oneOf("NODE_ENV", modes, "development"))
  const production = mode === "production"
  const port = read.integer("PORT", 4000, 0, 65_535)
  const sandbox = read.flag("SANDBOX", !production)
  if (sandbox && production) throw new ConfigError("SANDBOX: the sandboxes never run in production")
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
    networkPositionUrl: read.url("NETWORK_POSITION_URL", ["https:"]),
    godUserIds: read.list("GOD_USER_IDS"),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    ticketSigningKey: read.secret("TICKET_SIGNING_KEY", 32),
    ticketCodeKeys: read.secrets("TICKET_CODE_KEYS", 32),
    verifier: verifierSettings(read, production),
    sandbox,
    sandboxForOthers: sandbox && read.text("SANDBOX") !== undefined,
    storefrontDir: read.text("STOREFRONT_DIR"),
    studioDir: read.text("STUDIO_DIR"),
    limits: {
      general: read.integer("LIMIT_PER_MINUTE", 6000, 1),
      login: read.integer("LIMIT_LOGIN_PER_MINUTE", 10, 1),
      payment: read.integer("LIMIT_PAYMENT_PER_MINUTE", 30, 1),
      paymentAddress: read.integer("LIMIT_PAYMENT_ADDRESS_PER_MINUTE", 60, 1),
      pdf: read.integer("LIMIT_PDF_PER_MINUTE", 120, 1),
      logs: read.integer("LIMIT_LOGS_PER_MINUTE", 60, 1),
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
    stopDelay: read.integer("STOP_DELAY", 0, 0, 300),
    retention: {
      refusals: read.days("KEEP_REFUSALS_DAYS", 30),
      carts: read.days("KEEP_CARTS_DAYS", 90),
      mail: read.days("KEEP_MAIL_DAYS", 30),
    },
    ...readPaymentConfig(read, production),
    ...readWalletPassConfig(read),
    ...readSocialConfig(read, production),
  }
}

function verifierSettings(read: EnvironmentReader, production: boolean): VerifierSettings | undefined {
  const url = read.processorUrl("VERIFIER_URL", production)
  const key = read.secret("VERIFIER_KEY", 8)
  return url === undefined ? undefined : { url, key }
}

/** Traces are made when a collector is named, or their exporter is; the standard's switches turn them off. */
function traceSettings(read: EnvironmentReader): TraceSettings | undefined {
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
 * The configuration of a command that makes a database where there is none. A misspelt DATABASE_URL must not open an empty
 * shop: production names its database.
 */
export function readDatabaseConfig(environment: Environment): Config {
  const config = readConfig(environment)
  const isNamed =
    config.databaseUrl !== undefined || environmentReader(environment).text("DATA_DIR") !== undefined
  if (config.mode === "production" && !isNamed)
    throw new ConfigError(
      "DATABASE_URL: production needs the address of its PostgreSQL; set DATA_DIR instead for SQLite in that folder",
    )
  return config
}

/**
 * The configuration of a server that is about to serve. The sandboxes show every mail, its reset links included, and take
 * test cards: where others may reach them, they are asked for by name. A proxy on this machine that no setting tells of
 * meets `thisMachineOnly`.
 */
export function readStartConfig(environment: Environment): Config {
  const config = readDatabaseConfig(environment)
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
