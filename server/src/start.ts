import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { buildApp } from "./app.ts"
import type { PaymentDependencies } from "./checkout/dependencies.ts"
import { withPayments } from "./checkout/with-payments.ts"
import { systemClock } from "./clock.ts"
import { type Config, ConfigError, type Retention } from "./config.ts"
import { migrate, pendingMigrations } from "./database/migrate.ts"
import { type DatabaseLocation, openDatabase } from "./database/open-database.ts"
import { readCertificateFile } from "./gift-certificates/certificate-file.ts"
import { takeOverCertificates } from "./gift-certificates/issue-certificates.ts"
import { type EventStreams, eventStreams } from "./http/event-streams.ts"
import { stopOnce } from "./http/shutdown.ts"
import { randomId } from "./ids.ts"
import { runImport } from "./import/run-import.ts"
import { type OutboxDependencies, sendOutbox } from "./jobs/outbox.ts"
import { prune } from "./jobs/pruner.ts"
import { reconcile } from "./jobs/reconciler.ts"
import { type RepeatedJob, repeat } from "./jobs/repeat.ts"
import { sweep } from "./jobs/sweeper.ts"
import type { Mailer } from "./mail/mail.ts"
import { smtpMailer } from "./mail/smtp-mailer.ts"
import { listenForMetrics, type MetricsListener } from "./metrics/metrics-listener.ts"
import { serverMetrics } from "./metrics/server-metrics.ts"
import { watchStatements } from "./metrics/watch-statements.ts"
import { letEverybodyIn } from "./queue/queue-round.ts"
import { loadSandboxes } from "./sandboxes.ts"
import { ticketSigningKey } from "./tickets/signing-key.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
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

/** Milliseconds between two rounds of each job. */
const pauses = { sweep: 5_000, reconcile: 5_000, queues: 1_000, outbox: 1_000, prune: 3_600_000 }
/** Milliseconds requests in flight get when the server stops. */
const stopLimit = 10_000

export const databaseLocation = (config: Config): DatabaseLocation =>
  config.databaseUrl ?? { file: join(config.dataDir, "parterre.sqlite") }

/** Opens the database, listens and sweeps until `stop`. */
export async function start(
  given: Config,
  options: StartOptions,
  exit: (code: number) => void,
): Promise<RunningServer> {
  const db = openDatabase(databaseLocation(given), { poolSize: given.databasePool })
  try {
    await prepareDatabase(db, given, options)
    const config = { ...given, ticketSigningKey: await ticketSigningKey(given) }
    const dependencies = { db, clock: systemClock, newId: randomId }
    const readiness = { stopping: false }
    const streams = eventStreams({ limits: config.limits })
    const allowMissing = options.allowMissing ?? false
    const app = buildApp({ ...dependencies, config, readiness, streams, allowMissing })
    const mailer = await prepareMail(config, app)
    const address = await app.listen({ host: config.host, port: config.port })
    const metrics = await prepareMetrics(config, db, app, streams)
    const payments = withPayments(dependencies, { config }, () => app.log)
    const barcodes = ticketBarcodes(config.ticketSigningKey)
    const jobs = startJobs(payments, mailer && { mailer, barcodes }, app, config.retention)
    const stopJobs = async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    }
    const closers = [stopJobs, async () => metrics?.close(), () => db.destroy()]
    return {
      address,
      metricsUrl: metrics?.url,
      stop: stopOnce({ app, readiness, closers, limit: stopLimit, exit }),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Measures from the start when somebody is to read it. */
async function prepareMetrics(
  { metrics: listening }: Config,
  db: Knex,
  app: FastifyInstance,
  streams: EventStreams,
): Promise<MetricsListener | undefined> {
  if (listening === undefined) return undefined
  const metrics = serverMetrics(streams.count)
  watchStatements(db, metrics)
  const listener = await listenForMetrics(metrics.registry, listening)
  app.log.info(`Metrics at ${listener.url}`)
  return listener
}

/** Production is migrated on purpose, by its own command; elsewhere starting is enough. */
async function prepareDatabase(db: Knex, config: Config, { demo }: StartOptions): Promise<void> {
  if (config.mode === "production") {
    const pending = await pendingMigrations(db)
    if (pending.length > 0)
      throw new ConfigError(`The database lacks ${pending.join(", ")}: run parterre-server migrate first`)
    return
  }
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
  for (const folder of folders) await takeOverDemo(db, folder)
}

/** The certificates beside a demo tenant's files; most have none. */
async function takeOverDemo(db: Knex, folder: string): Promise<void> {
  const text = await readFile(join(folder, "gift-certificates.csv"), "utf8").catch(() => undefined)
  const read = text === undefined ? undefined : readCertificateFile(text)
  if (read === undefined) return
  if ("problems" in read) throw new ConfigError(read.problems.join("\n"))
  await takeOverCertificates({ db, clock: systemClock, newId: randomId }, basename(folder), read.certificates)
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

function startJobs(
  payments: PaymentDependencies,
  post: Pick<OutboxDependencies, "mailer" | "barcodes"> | undefined,
  app: FastifyInstance,
  retention: Retention,
): readonly RepeatedJob[] {
  const { db, clock, log } = payments
  const onError = (name: string) => (error: unknown) =>
    app.log.error({ err: error, job: name }, "a job failed")
  return [
    repeat(() => sweep(db, clock.now()), { everyMilliseconds: pauses.sweep, onError: onError("sweep") }),
    repeat(() => reconcile(payments, clock.now()), {
      everyMilliseconds: pauses.reconcile,
      onError: onError("reconcile"),
    }),
    repeat(() => letEverybodyIn(payments), { everyMilliseconds: pauses.queues, onError: onError("queues") }),
    ...(post === undefined
      ? []
      : [
          repeat(() => sendOutbox({ db, log, ...post }, clock.now()), {
            everyMilliseconds: pauses.outbox,
            onError: onError("outbox"),
          }),
        ]),
    repeat(() => prune(db, retention, clock.now()), {
      everyMilliseconds: pauses.prune,
      onError: onError("prune"),
    }),
  ]
}
