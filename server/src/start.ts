import { existsSync, readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { buildApp } from "./app.ts"
import { withPayments } from "./checkout/with-payments.ts"
import { systemClock } from "./clock.ts"
import type { Config } from "./config.ts"
import { databaseLocation, databaseName } from "./configured-database.ts"
import { migrate, pendingMigrations } from "./database/migrate.ts"
import { isPostgres, openDatabase } from "./database/open-database.ts"
import { ConfigError } from "./environment-reader.ts"
import { readCertificateFile } from "./gift-certificates/certificate-file.ts"
import { takeOverCertificates } from "./gift-certificates/issue-certificates.ts"
import { type EventStreams, eventStreams } from "./http/event-streams.ts"
import { stopOnce } from "./http/shutdown.ts"
import { randomId } from "./ids.ts"
import { runImport } from "./import/run-import.ts"
import { startJobs } from "./jobs/start-jobs.ts"
import type { Mailer } from "./mail/mail.ts"
import { smtpMailer } from "./mail/smtp-mailer.ts"
import { listenForMetrics, type MetricsListener } from "./metrics/metrics-listener.ts"
import { serverMetrics } from "./metrics/server-metrics.ts"
import { watchBacklog } from "./metrics/watch-backlog.ts"
import { watchStatements } from "./metrics/watch-statements.ts"
import { newsletterTokens } from "./newsletters/newsletter-tokens.ts"
import { renewalTokens } from "./renewals/renewal-tokens.ts"
import { runApply } from "./renewals/run-renewals.ts"
import { loadSandboxes } from "./sandboxes.ts"
import { shopUrl } from "./shop-url.ts"
import { giftTokens } from "./ticket-gifts/gift-tokens.ts"
import { ticketSigningKey } from "./tickets/signing-key.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import type { Traces } from "./traces/traces.ts"
import { applePush } from "./wallet-passes/apple-push.ts"
import { hasWebsites } from "./websites/website-store.ts"

export interface StartOptions {
  /** Fills an empty database with the demo tenants. */
  readonly demo?: boolean
  readonly allowMissing?: boolean
}

export interface RunningServer {
  /** Where it listens. */
  readonly address: string
  /** Where Prometheus finds its figures; absent when nobody asked for them. */
  readonly metricsUrl: string | undefined
  readonly stop: (reason: string) => Promise<void>
}

/** Milliseconds that what is under way gets when the server stops: a call to a processor waits 30 s at most. */
const stopLimit = 40_000

/** Of this package, whose file is one folder above the sources and the build alike. */
const version: string = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version

/** Opens the database, listens and sweeps until `stop`. */
export async function start(
  given: Config,
  options: StartOptions,
  exit: (code: number) => void,
): Promise<RunningServer> {
  const db = openDatabase(databaseLocation(given), { poolSize: given.databasePool })
  let metrics: MetricsListener | undefined
  let traces: Traces | undefined
  try {
    await prepareDatabase(db, given, options)
    const config = { ...given, ticketSigningKey: await ticketSigningKey(given) }
    const dependencies = { db, clock: systemClock, newId: randomId }
    const readiness = { stopping: false }
    const streams = eventStreams({ limits: config.limits })
    const allowMissing = options.allowMissing ?? false
    const app = buildApp({ ...dependencies, config, readiness, streams, version, allowMissing })
    app.log.info(`The database is ${databaseName(config)}`)
    const mailer = await prepareMail(config, app)
    // Before the first request, so that none of what is under way is missing.
    metrics = await prepareMetrics(config, db, app, streams)
    traces = await prepareTraces(config, db, app)
    const address = await app.listen({ host: config.host, port: config.port })
    const payments = withPayments(dependencies, { config }, () => app.log)
    const post = mailer && {
      mailer,
      barcodes: ticketBarcodes(config),
      gifts: giftTokens(config.ticketSigningKey),
      newsletters: newsletterTokens(config.ticketSigningKey),
      renewals: renewalTokens(config.ticketSigningKey),
      applePush:
        config.applePasses === undefined || config.applePushOrigin === undefined
          ? undefined
          : applePush({ origin: config.applePushOrigin, settings: config.applePasses }),
      certificates: {
        codes: payments.certificateCodes,
        shopUrl: (websiteId: string, path: string) => shopUrl(config, websiteId, path),
      },
    }
    const jobs = startJobs(payments, { post, retention: config.retention })
    const closers = [async () => metrics?.close(), async () => traces?.close(), () => db.destroy()]
    return {
      address,
      metricsUrl: metrics?.url,
      stop: stopOnce({ app, readiness, drain: draining(config), jobs, closers, limit: stopLimit, exit }),
    }
  } catch (error) {
    await metrics?.close()
    await traces?.close()
    await db.destroy()
    throw error
  }
}

/** A balancer that checks `/readyz` every few seconds learns only at its next check that a process stops. */
const draining =
  ({ stopDelay }: Config) =>
  (hurry: AbortSignal): Promise<void> =>
    stopDelay === 0
      ? Promise.resolve()
      : after(stopDelay * 1000, undefined, { signal: hurry }).catch(() => undefined)

/** Measures from the start when somebody is to read it. */
async function prepareMetrics(
  { metrics: listening }: Config,
  db: Knex,
  app: FastifyInstance,
  streams: EventStreams,
): Promise<MetricsListener | undefined> {
  if (listening === undefined) return undefined
  const metrics = serverMetrics({
    version,
    database: isPostgres(db) ? "postgresql" : "sqlite",
    openStreams: streams.count,
  })
  watchStatements(db, metrics)
  watchBacklog(db, systemClock, metrics)
  const listener = await listenForMetrics(metrics, listening)
  app.log.info(`Metrics at ${listener.url}`)
  return listener
}

/** Loads what makes traces where they are asked for, and not otherwise: it is large, and an installation may do without. */
async function prepareTraces(
  { traces: settings }: Config,
  db: Knex,
  app: FastifyInstance,
): Promise<Traces | undefined> {
  if (settings === undefined) return undefined
  const { startTraces } = await import("./traces/traces.ts").catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT: traces need packages that are not installed. Run npm install " +
        "@opentelemetry/api@1 @opentelemetry/core@3 @opentelemetry/resources@3 @opentelemetry/sdk-trace@3 " +
        "@opentelemetry/exporter-trace-otlp-http@0.301",
    )
  })
  app.log.info("Traces are sent")
  return startTraces(app, db, { version, settings })
}

/** Refuses a database that lacks steps. */
export function refusePending(pending: readonly string[]): void {
  if (pending.length > 0)
    throw new ConfigError(`The database lacks ${pending.join(", ")}: run parterre-server migrate first`)
}

/** Production is migrated on purpose, by its own command; elsewhere starting is enough. */
async function prepareDatabase(db: Knex, config: Config, { demo }: StartOptions): Promise<void> {
  if (config.mode === "production") return refusePending(await pendingMigrations(db))
  await migrate(db)
  if (demo !== true || (await hasWebsites(db))) return
  const complaints: string[] = []
  const folders = await demoFolders()
  const code = await runImport(folders, {
    db,
    now: systemClock.now,
    environment: process.env,
    production: false,
    print: () => undefined,
    complain: (line) => complaints.push(line),
  })
  if (code !== 0) throw new ConfigError(complaints.join("\n"))
  for (const folder of folders) {
    await takeOverDemo(db, folder)
    await renewDemo(db, folder, config)
  }
}

/** The certificates beside a demo tenant's files; most have none. */
async function takeOverDemo(db: Knex, folder: string): Promise<void> {
  const text = await readFile(join(folder, "gift-certificates.csv"), "utf8").catch(() => undefined)
  const read = text === undefined ? undefined : readCertificateFile(text)
  if (read === undefined) return
  if ("problems" in read) throw new ConfigError(read.problems.join("\n"))
  await takeOverCertificates({ db, clock: systemClock, newId: randomId }, basename(folder), read.certificates)
}

/** The season beside a demo tenant's files, whose links are mailed; most have none. A year from now it is over. */
async function renewDemo(db: Knex, folder: string, config: Config): Promise<void> {
  const file = join(folder, "season-renewals.yaml")
  if (!existsSync(file)) return
  const tokens = renewalTokens(await ticketSigningKey(config))
  const quiet = { print: () => undefined, complain: () => undefined }
  await runApply({ db, clock: systemClock, newId: randomId, tokens, ...quiet }, file, {})
}

async function demoFolders(): Promise<string[]> {
  const folder = fileURLToPath(new URL("../demo/", import.meta.url))
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => /^[^/\\]+[/\\]tenant\.yaml$/.test(file))
    .map((file) => join(folder, file, ".."))
    .sort()
}

/** SMTP when it is configured, else the sandboxes' mailbox, which come with their processors; else mail waits. */
async function prepareMail(config: Config, app: FastifyInstance): Promise<Mailer | undefined> {
  const sandboxes = config.sandbox
    ? (await loadSandboxes()).registerSandboxes(app, {
        clock: systemClock.now,
        publicOrigin: config.publicOrigin,
        forOthers: config.sandboxForOthers,
      })
    : undefined
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl)
  if (sandboxes === undefined) app.log.warn("SMTP_URL is not set: mail waits in the outbox")
  return sandboxes && { send: async (mail) => sandboxes.mailbox.deliver(mail) }
}
