#!/usr/bin/env node
import type { Language } from "@parterre/domain/language"
import { Command, Option } from "commander"
import { systemClock } from "./clock.ts"
import { type Config, readConfig, readDatabaseConfig, readStartConfig } from "./config.ts"
import { databaseLocation, databaseName } from "./configured-database.ts"
import { migrate } from "./database/migrate.ts"
import { openDatabase } from "./database/open-database.ts"
import { ConfigError } from "./environment-reader.ts"
import { onExistingDatabase } from "./existing-database.ts"
import {
  type CertificateCommand,
  runBlock,
  runIssue,
  runTakeOver,
} from "./gift-certificates/run-certificates.ts"
import { randomId } from "./ids.ts"
import { runImport } from "./import/run-import.ts"
import { paymentTrial } from "./import/try-payments.ts"
import { runReplayCase } from "./journal/run-replay-case.ts"
import { newsletterTokens } from "./newsletters/newsletter-tokens.ts"
import { runNewsletterExport } from "./newsletters/run-export.ts"
import { errorText } from "./operator-errors.ts"
import { type QueueCommand, runClose, runOpen, runReset, runState } from "./queue/run-queue.ts"
import { renewalTokens } from "./renewals/renewal-tokens.ts"
import { type RenewalCommand, runApply, runPlan } from "./renewals/run-renewals.ts"
import { shopUrl } from "./shop-url.ts"
import { type StartOptions, start } from "./start.ts"
import { runCheckTicket } from "./tickets/check-ticket.ts"
import { ticketSigningKey } from "./tickets/signing-key.ts"
import { ticketBarcodes } from "./tickets/ticket-barcodes.ts"
import { unknownVariables } from "./unknown-variables.ts"

const print = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** A misspelt name is told before what is missing because of it. */
function warned(read: (environment: NodeJS.ProcessEnv) => Config): Config {
  for (const line of unknownVariables(process.env)) complain(line)
  return read(process.env)
}

const program = new Command("parterre-server").description("Sells tickets for the websites in its database.")

program
  .command("start")
  .description("serve the websites")
  .option("--demo", "fill an empty database with the demo tenants (not in production)")
  .option("--allow-missing", "start although operations lack a handler (not in production)")
  .action(async ({ demo = false, allowMissing = false }: StartOptions) => {
    const config = warned(readStartConfig)
    if (config.mode === "production" && (demo || allowMissing))
      throw new ConfigError("--demo and --allow-missing are not for production")
    const server = await start(config, { demo, allowMissing }, (code) => process.exit(code))
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void server.stop(signal))
  })

interface ImportFlags {
  checkPayments?: boolean
  removeVenues?: boolean
}

program
  .command("import")
  .description("bring websites in line with their folders")
  .argument("<folder...>", "tenant folders")
  .option("--check-payments", "first try the payment settings with the processor; nothing is charged")
  .option(
    "--remove-venues",
    "remove the venues that a folder lacks, those saved from the plan studio included",
  )
  .action(async (folders: string[], { checkPayments, removeVenues = false }: ImportFlags) => {
    const config = warned(readDatabaseConfig)
    const db = openDatabase(databaseLocation(config))
    try {
      process.exitCode = await runImport(folders, {
        db,
        now: systemClock.now,
        print,
        complain,
        removeVenues,
        paymentTrial: checkPayments ? paymentTrial(config, systemClock) : undefined,
        environment: process.env,
        production: config.mode === "production",
      })
    } finally {
      await db.destroy()
    }
  })

program
  .command("migrate")
  .description("bring the tables up to date")
  .action(async () => {
    const config = warned(readDatabaseConfig)
    const db = openDatabase(databaseLocation(config))
    try {
      const steps = await migrate(db)
      const done = steps.length === 0 ? "It is up to date" : `Done: ${steps.join(", ")}`
      print(`The database is ${databaseName(config)}. ${done}.`)
    } finally {
      await db.destroy()
    }
  })

const certificates = program
  .command("gift-certificates")
  .description("issue, take over and block a website's gift certificates")

certificates
  .command("issue")
  .description("issue certificates and print their codes, which are kept nowhere")
  .argument("<website>")
  .requiredOption("--amount <dollars>", "what each is worth, such as 50 or 49.99")
  .option("--count <number>", "how many", "1")
  .action((website: string, options: { amount: string; count: string }) =>
    withDatabase((command) => runIssue(command, website, options)),
  )

certificates
  .command("take-over")
  .description("take over certificates sold elsewhere; those known already keep their balance")
  .argument("<website>")
  .argument("<file>", "lines of a code, a semicolon and what is left in dollars")
  .action((website: string, file: string) => withDatabase((command) => runTakeOver(command, website, file)))

certificates
  .command("block")
  .description("block a lost or stolen certificate")
  .argument("<website>")
  .argument("<code>")
  .option("--undo", "open it again")
  .action((website: string, code: string, { undo }: { undo?: boolean }) =>
    withDatabase((command) => runBlock(command, website, { code, isOpen: undo ?? false })),
  )

async function withDatabase(
  run: (command: CertificateCommand & QueueCommand) => Promise<0 | 1>,
): Promise<void> {
  process.exitCode = await onExistingDatabase(readConfig(process.env), (db) =>
    run({ db, clock: systemClock, newId: randomId, print, complain }),
  )
}

const queue = program.command("queue").description("open, close and watch the queues of a website")

queue
  .command("state")
  .description("print the queues: who waits, who is inside, how fast shoppers are let in")
  .argument("<website>")
  .option("--json", "as JSON")
  .action((website: string, { json }: { json?: boolean }) =>
    withDatabase((command) => runState(command, website, { json: json ?? false })),
  )

queue
  .command("open")
  .description("make a line now, whether or not the organiser has set a queue")
  .argument("<website>")
  .argument("<kind>", "pages, events or subscriptions")
  .argument("<id>", "as in the address of the page, such as belvedere.le-cid")
  .option("--room <number>", "shoppers who may choose at once")
  .option("--per-minute <number>", "shoppers let in each minute")
  .action((website: string, kind: string, id: string, limits: { room?: string; perMinute?: string }) =>
    withDatabase((command) => runOpen(command, { website, kind, id }, limits)),
  )

queue
  .command("close")
  .description("let everybody in: nobody needs a key any more")
  .argument("<website>")
  .argument("<kind>")
  .argument("<id>")
  .action((website: string, kind: string, id: string) =>
    withDatabase((command) => runClose(command, { website, kind, id })),
  )

queue
  .command("reset")
  .description("go by the organiser's settings again")
  .argument("<website>")
  .argument("<kind>")
  .argument("<id>")
  .action((website: string, kind: string, id: string) =>
    withDatabase((command) => runReset(command, { website, kind, id })),
  )

program
  .command("newsletters")
  .description("who receives the newsletters of a website")
  .command("export")
  .description("print who receives them as CSV, with their consent and the links by which they leave")
  .argument("<website>")
  .argument("[newsletter]", "one of them, by its key in newsletters.yaml")
  .option("--out <file>", "write a file instead")
  .action(async (website: string, newsletter: string | undefined, { out }: { out?: string }) => {
    const config = readConfig(process.env)
    process.exitCode = await onExistingDatabase(config, async (db) => {
      const tokens = newsletterTokens(await ticketSigningKey(config))
      const addresses = { shopUrl: (id: string, path: string) => shopUrl(config, id, path) }
      return runNewsletterExport({ db, tokens, ...addresses, print, complain }, website, { newsletter, out })
    })
  })

const renewals = program.command("renewals").description("offer last season's seats for the next one")

renewals
  .command("plan")
  .description("print what would become of each seat, and write nothing")
  .argument("<file>", "a season to renew (YAML)")
  .option("--json", "as JSON")
  .action((file: string, { json }: { json?: boolean }) =>
    withRenewals((command) => runPlan(command, file, { json: json ?? false })),
  )

renewals
  .command("apply")
  .description("keep the seats until the deadline and mail the links, all at once or not at all")
  .argument("<file>", "a season to renew (YAML)")
  .option("--plan <number>", "only while the list is the one that was printed under this number")
  .action((file: string, options: { plan?: string }) =>
    withRenewals((command) => runApply(command, file, options)),
  )

async function withRenewals(run: (command: RenewalCommand) => Promise<0 | 1>): Promise<void> {
  const config = readConfig(process.env)
  process.exitCode = await onExistingDatabase(config, async (db) => {
    const tokens = renewalTokens(await ticketSigningKey(config))
    return run({ db, clock: systemClock, newId: randomId, tokens, print, complain })
  })
}

program
  .command("check-ticket")
  .description("say whether the code of a ticket lets somebody in, and to what")
  .argument("<website>")
  .argument("<code>")
  .action(async (website: string, code: string) => {
    const config = readConfig(process.env)
    process.exitCode = await onExistingDatabase(config, async (db) => {
      const barcodes = ticketBarcodes({ ...config, ticketSigningKey: await ticketSigningKey(config) })
      return runCheckTicket({ db, barcodes, print, complain }, website, code)
    })
  })

const tickets = program.command("tickets").description("codes of tickets")

tickets
  .command("verify")
  .description(
    "say whether a website's key has signed a code; without a database, as a scanner without a network does",
  )
  .argument("<website>")
  .argument("<code>")
  .action(async (website: string, code: string) => {
    const config = readConfig(process.env)
    const barcodes = ticketBarcodes({ ...config, ticketSigningKey: await ticketSigningKey(config) })
    const named = barcodes.readByPublicKey(website, code)
    if (named === undefined) complain(`No key of ${website} has signed this code`)
    else print(`Signed for ${website}: ticket ${named.id}, code number ${named.code_number}`)
    process.exitCode = named === undefined ? 1 : 0
  })

program
  .command("replay-case")
  .description("make exported carts again, without a database, and say where what was stored differs")
  .argument("<file...>", "as `parterre carts replay ID --export FILE` writes them")
  .action(async (files: string[]) => {
    process.exitCode = await runReplayCase({ print, complain }, files)
  })

interface PreviewOptions {
  out?: string
  language: Language
  json?: boolean
}

program
  .command("plan")
  .description("look at seating plans before they are imported")
  .command("preview")
  .description("draw a plan as SVG and PNG, and tell what is suspicious about it")
  .argument("<file>", "a seating plan (JSON), or a venue (YAML) with the plan it names")
  .option("--out <folder>", "where the pictures go; beside the file unless told")
  .addOption(
    new Option("--language <language>", "of the names and words in the pictures")
      .choices(["en", "fr"])
      .default("en"),
  )
  .option("--json", "the report as JSON")
  .action(async (file: string, { out, language, json }: PreviewOptions) => {
    // Loaded here: drawing brings a graphics library that a server does without.
    const { previewPlan } = await import("./plan-preview/preview-plan.ts")
    process.exitCode = await previewPlan(file, { out, language, json: json ?? false, print, complain })
  })

await program.parseAsync().catch((error: unknown) => {
  complain(errorText(error))
  process.exitCode = 1
})
