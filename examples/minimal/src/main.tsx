/**
 * A ticket shop in one file: events → seats → cart → payment → tickets. The packages hold the rules and the calls to the
 * server; this file only draws. README.md explains each part.
 */
import type { CalendarEvent, Cart, Price, PriceLevel, Receipt, TicketSeat } from "@parterre/contract"
import { isBlank, isEmail } from "@parterre/domain/clients"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { formatCountdown } from "@parterre/domain/holds"
import { formatMoney } from "@parterre/domain/money"
import { rowInWords, seatInWords } from "@parterre/domain/seat-names"
import { taxLines } from "@parterre/domain/taxes"
import {
  createBrowserParterre,
  type HostedPlace,
  type Loaded,
  ParterreProvider,
  useCart,
  useConfig,
  useCountdown,
  useLanguage,
  usePage,
  usePages,
} from "@parterre/react"
import type { SeatSelection } from "@parterre/react/seating"
import type { Language } from "@parterre/sdk"
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from "react"
import { createRoot } from "react-dom/client"

/** The site this shop is for. One address serves many, so each request names it. */
const { client, challenge } = createBrowserParterre({
  baseUrl: "/",
  subdomain: "belvedere",
  language: navigator.language.startsWith("en") ? "en" : "fr",
})

/** What the first screen does without is loaded once, when a shopper gets there. */
const once = <Part,>(load: () => Promise<Part>) => {
  let part: Promise<Part> | undefined
  return () => (part ??= load())
}
const words = { fr: once(() => import("./words.fr.json")), en: once(() => import("./words.en.json")) }
const seating = once(() => import("@parterre/react/seating"))
const checkout = once(() => import("@parterre/react/checkout"))

/** Words, amounts and dates in the shopper's language; dates by the clocks of the venue. */
function useTexts() {
  const language = useLanguage()
  const { default: t } = use(words[language]())
  const config = useConfig()
  const timeZone = config.status === "ready" ? config.value.timeZone : "America/Toronto"
  const money = (cents: number) => formatMoney(cents, language)
  const when = (date: string) => writtenDayAndHour(date, timeZone, language)
  const allIn = ({ price, serviceCharges }: Price) => `${money(price + serviceCharges)} (${t.allIn})`
  const seat = ({ section, row = "", rowType = "SEAT", seat }: Partial<TicketSeat>) =>
    seat === undefined
      ? ""
      : [section, rowInWords(row, rowType, language), seatInWords(seat, language)].filter(Boolean).join(", ")
  return { t, language, money, when, allIn, seat }
}

/** A screen is a hash, such as `#event/belvedere.le-cid-2026-12-05`, so that Back works and links can be sent. */
const screens = (tell: () => void) => {
  window.addEventListener("hashchange", tell)
  return () => window.removeEventListener("hashchange", tell)
}
const useScreen = () => useSyncExternalStore(screens, () => window.location.hash.slice(1))

function Shop() {
  const [language, setLanguage] = useState<Language>(client.session.language())
  const screen = useScreen()
  const [name, id = ""] = screen.split("/")
  useEffect(() => {
    document.documentElement.lang = `${language}-CA`
  }, [language])
  return (
    <ParterreProvider client={client} challenge={challenge} language={language}>
      <Suspense>
        <Header onLanguage={() => setLanguage(language === "fr" ? "en" : "fr")} />
        <main key={screen}>
          <Suspense fallback={<Loading />}>
            {name === "page" && <Dates pageId={id} />}
            {name === "event" && <Seats eventId={id} />}
            {name === "cart" && <CartAndPayment />}
            {name === "paid" && <Paid saleId={id} />}
            {(name === "" || name === "programme") && <Programme />}
          </Suspense>
        </main>
      </Suspense>
    </ParterreProvider>
  )
}

function Header({ onLanguage }: { onLanguage: () => void }) {
  const { t, language } = useTexts()
  const { status, quantity } = useCart()
  const config = useConfig()
  return (
    <header>
      <a href="#programme">{config.status === "ready" ? config.value.name : t.home}</a>
      {/* What is in a cart that was not read yet is not known: it is no empty one. */}
      <a href="#cart">{status === "unloaded" ? t.cart : `${t.cart} (${quantity})`}</a>
      <button type="button" lang={language === "fr" ? "en" : "fr"} onClick={onLanguage}>
        {t.other}
      </button>
    </header>
  )
}

/** The title of a screen takes the focus when a shopper gets there, so that it is read out. */
function Title({ children }: { children: string }) {
  useEffect(() => {
    document.title = children
  }, [children])
  return (
    <h1 tabIndex={-1} ref={(heading) => (window.location.hash === "" ? undefined : heading?.focus())}>
      {children}
    </h1>
  )
}

const Loading = () => <p role="status">{useTexts().t.loading}</p>

function Alert({
  children,
  action,
  onAction,
}: {
  children: ReactNode
  action?: string
  onAction?: () => void
}) {
  return (
    <div role="alert">
      <div>{children}</div>
      {action !== undefined && (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}

/** What a hook has loaded, or how it stands with it. A failure says in its message, for the shopper, what to do. */
function Ready<Value>({ of, children }: { of: Loaded<Value>; children: (value: Value) => ReactNode }) {
  const { t } = useTexts()
  if (of.status === "loading") return <Loading />
  if (of.status === "failed")
    return (
      <Alert action={t.retry} onAction={of.retry}>
        {of.failure.message}
      </Alert>
    )
  return children(of.value)
}

function Programme() {
  const { t, money } = useTexts()
  return (
    <>
      <Title>{t.home}</Title>
      <Ready of={usePages()}>
        {(pages) => (
          <ul>
            {pages.map(({ id, title, subtitle, place, priceFrom }) => (
              <li key={id} className="row">
                <span>
                  <a href={`#page/${id}`}>{title}</a> {subtitle}
                </span>
                <small>
                  {[place?.name, priceFrom && `${t.from} ${money(priceFrom)}`].filter(Boolean).join(" · ")}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Ready>
    </>
  )
}

function Dates({ pageId }: { pageId: string }) {
  return (
    <Ready of={usePage(pageId)}>
      {({ title, shows }) => (
        <>
          <Title>{title}</Title>
          <ul>
            {shows
              .flatMap(({ events }) => events)
              .map((event) => (
                <DateLine key={event.id} event={event} />
              ))}
          </ul>
        </>
      )}
    </Ready>
  )
}

function DateLine({ event: { id, start, place, saleState } }: { event: CalendarEvent }) {
  const { t, when } = useTexts()
  return (
    <li className="row">
      {saleState === "ONSALE" ? <a href={`#event/${id}`}>{when(start)}</a> : <span>{when(start)}</span>}
      <small>{saleState === "ONSALE" ? place.name : t.notOnSale}</small>
    </li>
  )
}

const PARTY_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Map, list and choice read one selection: what is clicked in one shows in all. */
function Seats({ eventId }: { eventId: string }) {
  const { SeatList, SeatMap, useSeatSelection, useSelectionState } = use(seating())
  const { t, when, allIn } = useTexts()
  const selection = useSeatSelection(eventId)
  const { status, failure, event, venue, partySize } = useSelectionState(selection)
  if (status === "failed")
    return (
      <Alert action={t.retry} onAction={selection.retry}>
        {failure?.message}
      </Alert>
    )
  if (event === undefined) return <Loading />
  const sections = venue?.levels.flatMap((level) => level.sections) ?? []
  const numbered = event.priceLevels.filter((level) =>
    sections.some(({ kind, priceLevels }) => kind !== "general-admission" && priceLevels.includes(level.id)),
  )
  const admission = event.priceLevels.filter((level) => !numbered.includes(level))
  return (
    <>
      <Title>{event.title}</Title>
      <p className="muted">{`${when(event.start)} · ${event.place.name}`}</p>
      {numbered.length > 0 && (
        <>
          <div className="picks">
            <label>
              {t.together}{" "}
              <select
                value={partySize}
                onChange={({ target }) => selection.setPartySize(Number(target.value))}
              >
                {PARTY_SIZES.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </label>
            {numbered.map(({ id, name, prices: [price] }) => (
              <button key={id} type="button" onClick={() => void selection.bestAvailable(id)}>
                {`${t.best} · ${name}, ${price && allIn(price)}`}
              </button>
            ))}
          </div>
          <section className="map" aria-label={t.map}>
            <SeatMap selection={selection} />
          </section>
          <details className="list">
            <summary>{t.list}</summary>
            <SeatList selection={selection} />
          </details>
        </>
      )}
      {admission.map((level) => (
        <Admission key={level.id} level={level} selection={selection} />
      ))}
      <Choice selection={selection} />
    </>
  )
}

/** Places without a number, in tickets of a price. */
function Admission({ level, selection }: { level: PriceLevel; selection: SeatSelection }) {
  const { useSelectionState } = use(seating())
  const { allIn } = useTexts()
  const { admissions } = useSelectionState(selection)
  return level.prices.map((price) => (
    <Field
      key={price.id}
      label={`${level.name}, ${price.name}, ${allIn(price)}`}
      type="number"
      min={0}
      max={price.maxTickets}
      value={admissions.get(price.id) ?? 0}
      onChange={({ target }) => selection.setAdmission(price.id, target.valueAsNumber || 0)}
    />
  ))
}

/** What is chosen and at which price; what was refused, and what could be had instead. */
function Choice({ selection }: { selection: SeatSelection }) {
  const { useSelectionState } = use(seating())
  const { t, money, seat, allIn } = useTexts()
  const state = useSelectionState(selection)
  const { priceLevels, totals, refusal, lost, nearest, addFailure, adding } = state
  const refused: Partial<Record<string, string>> = t.refusals
  const told =
    lost.length > 0
      ? `${t.lost} ${lost.map(seat).join("; ")}`
      : refusal === undefined
        ? addFailure?.message
        : (refused[refusal.reason] ?? t.refusals.other)
  const add = async () => {
    if (await selection.addToCart()) window.location.hash = "cart"
  }
  return (
    <section aria-labelledby="choice">
      <h2 id="choice">{t.chosen}</h2>
      {told !== undefined && (
        <Alert {...(nearest.length > 0 && { action: t.equals, onAction: selection.takeNearest })}>
          {told}
        </Alert>
      )}
      {totals.qty === 0 && <p className="muted">{t.none}</p>}
      <ul>
        {priceLevels.flatMap(({ priceLevel, seats }) =>
          seats.map((one) => (
            <li key={one.seatId} className="row">
              {seat(one)}
              <span>
                <select
                  aria-label={`${t.price}, ${seat(one)}`}
                  value={one.priceId}
                  onChange={({ target }) => selection.setPrice([one.seatId], target.value)}
                >
                  {priceLevel.prices.map((price) => (
                    <option key={price.id} value={price.id}>{`${price.name}, ${allIn(price)}`}</option>
                  ))}
                </select>{" "}
                <button
                  type="button"
                  aria-label={`${t.remove}, ${seat(one)}`}
                  onClick={() => selection.remove([one.seatId])}
                >
                  {t.remove}
                </button>
              </span>
            </li>
          )),
        )}
      </ul>
      <button className="main" type="button" disabled={adding || totals.qty === 0} onClick={() => void add()}>
        {totals.qty === 0 ? t.add : `${t.add} · ${money(totals.total)}`}
      </button>
    </section>
  )
}

function CartAndPayment() {
  const { t } = useTexts()
  const { status, cart, message, unread, actions } = useCart()
  const failure = message?.outcome === "failure" ? message.failure.message : undefined
  return (
    <>
      <Title>{t.cart}</Title>
      {unread !== undefined && (
        <Alert action={t.retry} onAction={() => void actions.reload()}>
          {unread.message}
        </Alert>
      )}
      {unread === undefined && failure !== undefined && <Alert>{failure}</Alert>}
      {status === "expired" && <Alert>{t.expired}</Alert>}
      {status === "unloaded" && unread === undefined && <Loading />}
      {cart?.totalQty === 0 && status !== "expired" && <p>{t.empty}</p>}
      {cart !== undefined && cart.totalQty > 0 && (
        <>
          <TimeLeft renewals={cart.renewalsLeft} />
          <Lines cart={cart} />
          <Payment cart={cart} />
        </>
      )}
    </>
  )
}

/** How long the seats are kept, by the server's clock; the last two minutes are said, with a way to have more. */
function TimeLeft({ renewals }: { renewals: number }) {
  const { t } = useTexts()
  const { seconds, endingSoon } = useCountdown()
  const { actions, busy } = useCart()
  if (seconds === undefined) return null
  return (
    <p role={endingSoon ? "status" : "timer"} className="total">
      {`${t.kept} ${formatCountdown(seconds, "small")}`}
      {endingSoon && renewals > 0 && (
        <button type="button" disabled={busy} onClick={() => void actions.extend()}>
          {t.more}
        </button>
      )}
    </p>
  )
}

/** The server's amounts: tickets, service charges, each tax by its name, and what will be charged. */
function Lines({ cart: { cartElements, tax } }: { cart: Cart }) {
  const { t, money, when, seat } = useTexts()
  const { actions, busy } = useCart()
  const amounts = [
    { name: t.tickets, cents: tax.subtotal },
    { name: t.fees, cents: tax.serviceCharge },
    ...taxLines(tax),
  ]
  return (
    <>
      <ul>
        {cartElements.flatMap(({ title, eventStart, prices }) =>
          prices.map((line) => (
            <li key={line.id} className="row">
              <span>
                {`${line.qty} × ${title}, ${line.priceLevel ?? ""} ${line.name}`} <br />
                <small>
                  {[eventStart === undefined ? "" : when(eventStart), ...line.cartDetailToken.map(seat)]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <button
                type="button"
                disabled={busy}
                aria-label={`${t.remove}, ${line.qty} × ${title}, ${line.name}`}
                onClick={() => void actions.remove(line)}
              >
                {t.remove}
              </button>
            </li>
          )),
        )}
      </ul>
      <dl>
        {amounts.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>{t.total}</strong>
          </dt>
          <dd>
            <strong>{money(tax.totalAfterTaxes)}</strong>
          </dd>
        </div>
      </dl>
    </>
  )
}

interface FieldProps extends ComponentProps<"input"> {
  label: string
  fault?: string | undefined
}

/** A field with its name before it and what is wrong with it after it, for eyes and ears alike. */
function Field({ label, fault, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={fault !== undefined} aria-describedby={`${id}-fault`} {...input} />
      <p id={`${id}-fault`} className="fault">
        {fault}
      </p>
    </div>
  )
}

const blank = { firstname: "", lastname: "", email: "", nameOnCard: "" }

/** Who buys and with which card. `pay` authenticates with the bank, pays once, and looks a lost answer up. */
function Payment({ cart: { tax } }: { cart: Cart }) {
  const { acceptedBrands, hostedFields, isBeingPaid, useCheckout, useHostedFields, usePaymentMethods } = use(
    checkout(),
  )
  const { t, language, money } = useTexts()
  const config = useConfig()
  const methods = usePaymentMethods()
  const { view, actions } = useCheckout()
  const [buyer, setBuyer] = useState(blank)
  const [tried, setTried] = useState(false)
  const running = isBeingPaid(view)
  const amount = tax.totalAfterTaxes
  const card = useHostedFields({
    processor: config.status === "ready" ? config.value.processorConfig : undefined,
    isAsked: amount > 0,
    accepted: methods.status === "ready" ? acceptedBrands(methods.value) : [],
    labels: { number: t.number, expiry: t.expiry, cvd: t.cvd },
  })
  const required = (value: string) => (isBlank(value) ? t.faults["formMsg.errors.required"] : undefined)
  const faults = {
    firstname: required(buyer.firstname),
    lastname: required(buyer.lastname),
    email:
      required(buyer.email) ?? (isEmail(buyer.email) ? undefined : t.faults["formMsg.errors.validateEmail"]),
    nameOnCard: amount > 0 ? required(buyer.nameOnCard) : undefined,
  }
  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running) return
    setTried(true)
    const form = event.currentTarget
    if (Object.values(faults).some((fault) => fault !== undefined))
      // The first field that is wrong, once it says so.
      return requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
    const wrong = hostedFields.find((field) => card?.errors[field] !== undefined)
    if (wrong !== undefined) return card?.focus(wrong)
    card?.forget()
    const { nameOnCard, ...client } = buyer
    const token = await card?.tokenise(nameOnCard)
    if (card !== undefined && token === undefined) return
    const saleId = await actions.pay({
      client: { ...client, language },
      amount,
      ...(token && { card: token }),
    })
    // A token pays once, and a refused card is not worth keeping.
    if (saleId === undefined) card?.clear()
    if (saleId !== undefined) window.location.hash = `paid/${saleId}`
  }
  const buyerField = (name: keyof typeof blank, autoComplete: string, type = "text") => (
    <Field
      {...{ name, autoComplete, type }}
      label={t[name]}
      required
      value={buyer[name]}
      fault={tried ? faults[name] : undefined}
      onChange={({ target }) => setBuyer({ ...buyer, [name]: target.value })}
    />
  )
  /** A frame of the payment processor: what is typed there never comes to this page. */
  const cardField = (name: HostedPlace) => {
    const key = name === "all" ? undefined : (card?.told[name] ?? (tried ? card?.errors[name] : undefined))
    return (
      <div key={name} data-card-field={name}>
        {name !== "all" && <span>{t[name]}</span>}
        <div className="frame">
          <div {...card?.place(name)} />
        </div>
        <p className="fault" aria-live="polite">
          {key && t.faults[key as keyof typeof t.faults]}
        </p>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void pay(event)}>
      <fieldset disabled={running}>
        <legend>{t.you}</legend>
        {buyerField("firstname", "given-name")}
        {buyerField("lastname", "family-name")}
        {buyerField("email", "email", "email")}
      </fieldset>
      {amount > 0 && (
        <fieldset disabled={running}>
          <legend>{t.card}</legend>
          {/* Some processors have a frame for each number, others one for all of them. */}
          {(card?.layout === "frame" ? (["all"] as const) : hostedFields).map(cardField)}
          {buyerField("nameOnCard", "cc-name")}
          {card?.failure !== undefined && <Alert>{t.cardUnread}</Alert>}
        </fieldset>
      )}
      {view.status === "failed" && <Alert>{view.failure.message}</Alert>}
      {view.status === "pending" && (
        <Alert action={t.lookUp} onAction={() => void actions.lookUp()}>
          {view.failure.message}
        </Alert>
      )}
      <button className="main" type="submit" disabled={running || view.status === "pending"}>
        {`${t.pay} ${money(amount)}`}
      </button>
      <p role="status">{running && t.paying}</p>
      <BankWindow />
    </form>
  )
}

/** The bank's page, when it wants to know who pays (3-D Secure). Leaving it charges nothing. */
function BankWindow() {
  const { useChallenge } = use(checkout())
  const { t } = useTexts()
  const asked = useChallenge()
  if (asked === undefined) return null
  return (
    <dialog ref={(dialog) => dialog?.showModal()} aria-labelledby="bank" onCancel={asked.cancel}>
      <h2 id="bank">{t.bank}</h2>
      <div
        ref={asked.mount}
        style={{ width: asked.size.width, maxWidth: "100%", height: asked.size.height }}
      />
      <button type="button" onClick={asked.cancel}>
        {t.cancel}
      </button>
    </dialog>
  )
}

function Paid({ saleId }: { saleId: string }) {
  const { useReceipt } = use(checkout())
  const { t, when, money, seat } = useTexts()
  return (
    <Ready of={useReceipt(saleId)}>
      {({ tickets, client: buyer, payment }) => (
        <>
          <Title>{t.thanks}</Title>
          <p>{`${money(payment.amount)} · ${t.sent} ${buyer.email}`}</p>
          <ul>
            {tickets.map(({ sodId, title, eventStart, priceLevel, priceType, seat: own }) => (
              <li key={sodId} className="row">
                <span>{`${title}, ${priceLevel} ${priceType}`}</span>
                <small>{[when(eventStart), own && seat(own)].filter(Boolean).join(" · ")}</small>
              </li>
            ))}
          </ul>
          <TicketLinks saleId={saleId} tickets={tickets} />
        </>
      )}
    </Ready>
  )
}

function TicketLinks({ saleId, tickets }: Pick<Receipt, "saleId" | "tickets">) {
  const { useTicketFiles } = use(checkout())
  const { t } = useTexts()
  return (
    <Ready of={useTicketFiles(tickets)}>
      {(files) =>
        files.map((file) => (
          <p key={file}>
            <a href={file} download={`${saleId}.pdf`}>
              {t.pdf}
            </a>
          </p>
        ))
      }
    </Ready>
  )
}

const root = document.getElementById("root")
if (root !== null) createRoot(root).render(<Shop />)
