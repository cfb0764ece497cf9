import type { Language } from "@parterre/domain/language"
import { Command, Help, Option } from "commander"
import type { CliIo } from "./cli-io.ts"
import type { CliSession } from "./cli-session.ts"
import { listCarts, listSales, replayCart, showCart } from "./commands/carts.ts"
import { clearCart } from "./commands/clear-cart.ts"
import { askNewPassword, closeClient, exportClient, listClients, showClient } from "./commands/clients.ts"
import { listEvents, MOST_EVENTS } from "./commands/events.ts"
import { listHolds, releaseHold, showHold } from "./commands/holds.ts"
import { linkCart } from "./commands/link-cart.ts"
import { login } from "./commands/login.ts"
import { logout } from "./commands/logout.ts"
import { placeHold } from "./commands/place-hold.ts"
import { listRefundsOf, refundSaleOrEvent } from "./commands/refund-sale.ts"
import { resendReceipt } from "./commands/resend-receipt.ts"
import { settlePayment } from "./commands/settle-payment.ts"
import { settleRefund } from "./commands/settle-refund.ts"
import { importScans, listScans, listTickets, scanTickets, verifyTicket } from "./commands/tickets.ts"
import { listVenues, readVenuePlan, saveVenuePlan } from "./commands/venues.ts"
import { voidSale } from "./commands/void-sale.ts"
import { whoami } from "./commands/whoami.ts"
import { explain, explainHold, explainPromotion, explainSeat } from "./commands/why.ts"
import { atMost, between, dayIn, idsIn, stateIn } from "./option-values.ts"
import { inWords } from "./placeholders.ts"
import { clientTexts } from "./texts/client-texts.ts"
import { eventRefundTexts } from "./texts/event-refund-texts.ts"
import { eventTexts } from "./texts/event-texts.ts"
import { settlePaymentTexts } from "./texts/settle-payment-texts.ts"
import { settleTexts } from "./texts/settle-texts.ts"
import { ticketTexts } from "./texts/ticket-texts.ts"
import { venueTexts } from "./texts/venue-texts.ts"
import { voidTexts } from "./texts/void-texts.ts"
import { textsOf } from "./texts.ts"
import { usageError } from "./usage.ts"

interface GlobalOptions {
  readonly json?: boolean
  readonly server?: string
  readonly site?: string
}

/** The commands, described in the language; commander throws instead of ending the process. */
export function makeProgram(io: CliIo, language: Language, version: string): Command {
  const { help } = textsOf(language)
  const program = dressed(new Command("parterre"), io, language)
    .description(help.about)
    .version(version, "-V, --version", help.version)
    .option("--json", help.json)
    .addOption(new Option("--server <url>", help.server).env("PARTERRE_SERVER"))
    .addOption(new Option("--site <subdomain>", help.site).env("PARTERRE_SITE"))
    .addOption(new Option("--lang <language>", help.lang).choices(["fr", "en"]))
    .addHelpText("after", `\n${help.ids}\n\n${help.exitCodes}`)
  const session = (): CliSession => {
    const { json = false, server, site } = program.opts<GlobalOptions>()
    return { io, language, json, server: server?.replace(/\/+$/, ""), site }
  }
  const add = (parent: Command, name: string, about: string) =>
    dressed(parent.command(name), io, language).description(about)

  const example = (...lines: readonly string[]) =>
    ["", help.examples, ...lines.map((line) => `  ${line}`)].join("\n")

  add(program, "login", help.login)
    .addHelpText("after", example("parterre login --server http://localhost:4000 --site belvedere"))
    .option("--username <email>", help.username)
    .option("--password-stdin", help.passwordStdin)
    .action((options) => login(session(), options))
  add(program, "logout", help.logout)
    .addHelpText("after", example("parterre logout --site belvedere"))
    .action(() => logout(session()))
  add(program, "whoami", help.whoami)
    .addHelpText("after", example("parterre whoami --json"))
    .action(() => whoami(session()))

  const carts = add(program, "carts", help.carts).addHelpText(
    "after",
    example(
      "parterre carts list --state paying",
      "parterre carts show BELV-G377FRL3",
      "parterre carts link 0193… --pay --minutes 30",
      'parterre carts clear 0193… --reason "Wrong evening"',
    ),
  )
  add(carts, "list", help.cartsList)
    .option("--state <state>", help.state, stateIn(language))
    .option("--query <text>", help.query)
    .option("--limit <count>", help.limit, atMost(200))
    .action((options) => listCarts(session(), options))
  add(carts, "show", help.cartsShow)
    .argument("<id>", help.cartId)
    .action((id) => showCart(session(), id))
  add(carts, "replay", help.cartsReplay)
    .argument("<id>", help.orderId)
    .option("--export <file>", help.exportCase)
    .action((id, options) => replayCart(session(), id, options))
  add(carts, "link", help.cartsLink)
    .argument("<id>", help.orderId)
    .option("--look", help.look)
    .option("--pay", help.pay)
    .option("--minutes <count>", help.minutes, between(5, 1440))
    .action((id, options) => linkCart(session(), id, options))

  add(carts, "clear", help.cartsClear)
    .argument("<id>", help.orderId)
    .option("--unconfirmed", help.unconfirmed)
    .option("--reason <text>", help.reason)
    .option("--yes", help.yes)
    .action((id, options) => clearCart(session(), id, options))

  const { help: ofPayments } = settlePaymentTexts[language]
  add(carts, "settle-payment", ofPayments.about)
    .argument("<id>", help.orderId)
    .option("--charged <number>", ofPayments.charged)
    .option("--not-charged", ofPayments.notCharged)
    .option("--given-back <number>", ofPayments.givenBack)
    .option("--payment <id>", ofPayments.payment)
    .option("--reason <text>", help.refundReason)
    .option("--yes", help.refundYes)
    .action((id, options) => settlePayment(session(), id, options))

  const sales = add(program, "sales", help.sales).addHelpText(
    "after",
    example(
      "parterre sales list --query tremblay",
      "parterre sales resend BELV-G377FRL3",
      "parterre sales refund BELV-G377FRL3 --preview",
      "parterre sales refund BELV-G377FRL3 --items 0193… --keep-fees",
      "parterre sales refund --event belvedere.le-cid-2026-12-05 --preview",
      "parterre sales void BELV-G377FRL3 --preview",
    ),
  )
  add(sales, "list", help.salesList)
    .option("--query <text>", help.query)
    .option("--limit <count>", help.limit, atMost(200))
    .action((options) => listSales(session(), options))
  add(sales, "show", help.salesShow)
    .argument("<id>", help.cartId)
    .action((id) => showCart(session(), id, "sale"))
  add(sales, "resend", help.salesResend)
    .argument("<id>", help.orderId)
    .action((id) => resendReceipt(session(), id))
  const { help: ofEvents } = eventRefundTexts[language]
  add(sales, "refund", help.salesRefund)
    .argument("[id]", help.orderId)
    .option("--event <id>", ofEvents.event)
    .option("--items <ids>", help.refundItems, idsIn)
    .option("--keep-fees", help.keepFees)
    .option("--keep-seats", help.keepSeats)
    .option("--even-admitted", help.evenAdmitted)
    .option("--preview", help.preview)
    .option("--reason <text>", help.refundReason)
    .option("--yes", help.refundYes)
    .option("--no-wait", ofEvents.noWait)
    .option("--stop", ofEvents.stop)
    .action((id, options) => refundSaleOrEvent(session(), id, options))
  add(sales, "refunds", help.salesRefunds)
    .argument("[id]", help.orderId)
    .option("--event <id>", ofEvents.ofEvent)
    .action((id, { event }) => listRefundsOf(session(), id, event))
  const { help: ofSettling } = settleTexts[language]
  add(sales, "settle-refund", ofSettling.about)
    .argument("<id>", help.orderId)
    .option("--given-back <numbers>", ofSettling.given, idsIn)
    .option("--not-given-back", ofSettling.notGiven)
    .option("--refund <id>", ofSettling.refund)
    .option("--reason <text>", help.refundReason)
    .option("--yes", help.refundYes)
    .action((id, options) => settleRefund(session(), id, options))
  const { help: ofVoids } = voidTexts[language]
  add(sales, "void", ofVoids.about)
    .argument("<id>", help.orderId)
    .option("--keep-seats", help.keepSeats)
    .option("--even-used", ofVoids.evenUsed)
    .option("--preview", help.preview)
    .option("--reason <text>", help.refundReason)
    .option("--yes", help.refundYes)
    .action((id, options) => voidSale(session(), id, options))

  const { help: ofClients } = clientTexts[language]
  const clients = add(program, "clients", ofClients.about).addHelpText(
    "after",
    example(
      "parterre clients list tremblay",
      "parterre clients show marie@exemple.ca",
      "parterre clients close marie@exemple.ca --preview",
    ),
  )
  add(clients, "list", ofClients.list)
    .argument("<text>", ofClients.query)
    .option("--limit <count>", help.limit, atMost(100))
    .action((query, options) => listClients(session(), query, options))
  add(clients, "show", ofClients.show)
    .argument("<id>", ofClients.id)
    .action((id) => showClient(session(), id))
  add(clients, "export", ofClients.export)
    .argument("<id>", ofClients.id)
    .option("--out <file>", ofClients.out)
    .option("--reason <text>", help.reason)
    .action((id, options) => exportClient(session(), id, options))
  add(clients, "close", ofClients.close)
    .argument("<id>", ofClients.id)
    .option("--preview", ofClients.preview)
    .option("--reason <text>", help.reason)
    .option("--yes", help.yes)
    .action((id, options) => closeClient(session(), id, options))
  add(clients, "ask-new-password", ofClients.ask)
    .argument("<id>", ofClients.id)
    .option("--taken-over", ofClients.takenOver)
    .option("--reason <text>", help.reason)
    .option("--yes", help.yes)
    .action((id, options) => askNewPassword(session(), id, options))

  const why = add(program, "why", help.why).addHelpText(
    "after",
    example(
      "parterre why price BELV-G377FRL3",
      "parterre why seat belvedere.le-cid-2026-12-05 C-12 --qty 2",
      "parterre why promotion HIVER-10 --order BELV-G377FRL3",
    ),
  )
  add(why, "price", help.whyPrice)
    .argument("<id>", help.orderId)
    .action((id) => explain(session(), id, "price"))
  add(why, "tax", help.whyTax)
    .argument("<id>", help.orderId)
    .action((id) => explain(session(), id, "tax"))
  add(why, "hold", help.whyHold)
    .argument("<id>", help.whyHoldId)
    .action((id) => explainHold(session(), id))
  add(why, "seat", help.whySeat)
    .argument("<event>", help.eventId)
    .argument("<seat>", help.seatId)
    .option("--qty <count>", help.qty, atMost(50))
    .action((event, seat, options) => explainSeat(session(), event, seat, options))
  add(why, "promotion", help.whyPromotion)
    .argument("<id>", help.promotionId)
    .option("--order <id>", help.order)
    .action((id, options) => explainPromotion(session(), id, options))

  const { help: doors } = ticketTexts[language]
  const tickets = add(program, "tickets", doors.about).addHelpText(
    "after",
    example(
      'parterre tickets scan --event belvedere.le-cid-2026-12-05 --gate "Porte nord"',
      "parterre tickets scans belvedere.le-cid-2026-12-05 --limit 20",
    ),
  )
  const atDoor = (command: Command) =>
    command.option("--event <ids>", doors.events, idsIn).option("--gate <name>", doors.gate)
  atDoor(add(tickets, "scan", doors.scan))
    .argument("[code]", doors.code)
    .option("--again", doors.again)
    .action((code, options) => scanTickets(session(), code, options))
  add(tickets, "scans", doors.scans)
    .argument("<event>", help.eventId)
    .option("--limit <count>", help.limit, atMost(500))
    .action((event, options) => listScans(session(), event, options))
  add(tickets, "list", doors.list)
    .argument("<event>", help.eventId)
    .action((event) => listTickets(session(), event))
  atDoor(add(tickets, "import", doors.import))
    .argument("<file>", doors.file)
    .action((file, options) => importScans(session(), file, options))
  add(tickets, "verify", doors.verify)
    .argument("<code>", doors.code)
    .action((code) => verifyTicket(session(), code))

  const { help: ofListing } = eventTexts[language]
  const events = add(program, "events", ofListing.about).addHelpText(
    "after",
    example("parterre events list cid", "parterre events list --from 2026-12-05 --until 2026-12-06"),
  )
  add(events, "list", ofListing.list)
    .argument("[text]", ofListing.query)
    .option("--from <day>", ofListing.from, dayIn(language))
    .option("--until <day>", ofListing.until, dayIn(language))
    .option("--limit <count>", ofListing.limit, atMost(MOST_EVENTS))
    .action((query, options) => listEvents(session(), query, options))

  const { help: drawing } = venueTexts[language]
  const venues = add(program, "venues", drawing.about).addHelpText(
    "after",
    example(
      "parterre venues plan belvedere.salle --out salle.plan.json",
      "parterre venues save belvedere.salle salle.plan.json --dry-run",
    ),
  )
  add(venues, "list", drawing.list).action(() => listVenues(session()))
  add(venues, "plan", drawing.plan)
    .argument("<venue>", drawing.venue)
    .option("--out <file>", drawing.out)
    .action((venue, options) => readVenuePlan(session(), venue, options))
  add(venues, "save", drawing.save)
    .argument("<venue>", drawing.venue)
    .argument("<file>", drawing.file)
    .option("--revision <id>", drawing.revision)
    .option("--dry-run", drawing.dryRun)
    .action((venue, file, options) => saveVenuePlan(session(), venue, file, options))

  const holds = add(program, "holds", help.holds).addHelpText(
    "after",
    example(
      "parterre holds list --event belvedere.le-cid-2026-12-05",
      "parterre holds place belvedere.le-cid-2026-12-05",
    ),
  )
  add(holds, "list", help.holdsList)
    .option("--event <id>", help.event)
    .option("--cart <id>", help.cart)
    .option("--limit <count>", help.limit, atMost(500))
    .action((options) => listHolds(session(), options))
  add(holds, "show", help.holdsShow)
    .argument("<id>", help.holdId)
    .action((id) => showHold(session(), id))
  add(holds, "place", help.holdsPlace)
    .argument("<event>", help.eventId)
    .option("--price <id>", help.placePrice)
    .option("--qty <count>", help.placeQty, atMost(50))
    .option("--seats <ids>", help.placeSeats, idsIn)
    .option("--minutes <count>", help.minutes, between(5, 1440))
    .action((event, options) => placeHold(session(), event, options))
  add(holds, "release", help.holdsRelease)
    .argument("<id>", help.holdId)
    .option("--reason <text>", help.reason)
    .option("--yes", help.yes)
    .action((id, options) => releaseHold(session(), id, options))
  return program
}

/** Commander's own words go where ours go, and speak the language. */
function dressed(command: Command, io: CliIo, language: Language): Command {
  const { help } = textsOf(language)
  const placeholders = (text: string) => inWords(text, language)
  return command
    .helpOption("-h, --help", help.help)
    .helpCommand(false)
    .exitOverride((error) => {
      throw usageError(error, pathOf(command), language) ?? error
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // Usage errors are said once, by whoever catches them; help asked for by mistake is still help.
      writeErr: (text) => void io.stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stdout.columns ?? 80,
    })
    .configureHelp({
      styleTitle: (title) => help.titles[title] ?? title,
      styleUsage: placeholders,
      styleOptionTerm: placeholders,
      styleSubcommandTerm: placeholders,
      styleArgumentTerm: (name) => help.placeholders[name] ?? name,
      optionDescription: (option) => option.description,
      boxWrap: (text, width) => unbroken(text, (kept) => new Help().boxWrap(kept, width)),
    })
}

/** A command as it is typed, such as `parterre carts list`. */
const pathOf = (command: Command): string =>
  [command.parent === null ? [] : pathOf(command.parent), command.name()].flat().join(" ")

/** Commander breaks lines at every space, no-break ones too: those are signs of no meaning to it while it does. */
function unbroken(text: string, wrap: (kept: string) => string): string {
  const [space, narrow] = ["\ue000", "\ue001"]
  return wrap(text.replaceAll("\u00a0", space).replaceAll("\u202f", narrow))
    .replaceAll(space, "\u00a0")
    .replaceAll(narrow, "\u202f")
}
