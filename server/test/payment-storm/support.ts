import type { Refund, RefundPreview } from "@parterre/contract"
import { signInAda } from "../house/box-office.ts"
import { payDue } from "../house/due-sale.ts"
import { payingCards } from "../house/shops.ts"
import type { Act } from "./sequences.ts"
import { paidSale, type Running, type Storm } from "./storm.ts"

/** Support's requests about a sale. */
async function supportOf({ bench }: Storm, { guest }: Running, saleId: string) {
  const authorization = `Bearer ${await signInAda(bench.address, guest.shop.id)}`
  return async <Body>(path: string, body: object): Promise<Body & { readonly code?: string }> => {
    const response = await fetch(
      `${bench.address}/v1/support/sales/${saleId}/${path}?subdomain=${guest.shop.id}`,
      {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    )
    return (await response.json()) as Body & { readonly code?: string }
  }
}

/** Support gives back what a shopper has paid, if they have. */
export async function refund(
  storm: Storm,
  running: Running,
  act: Extract<Act, { act: "refund" }>,
): Promise<void> {
  const { bench, points, counted } = storm
  const sale = await paidSale(storm, running)
  if (sale === undefined) return counted("refund: nothing paid")
  const call = await supportOf(storm, running, sale.id)
  const whole = await call<RefundPreview>("refund-preview", {})
  const first = whole.items?.[0]
  if (first === undefined) return counted(`refund: ${whole.code ?? "nothing left"}`)
  const processor = running.sequence.shop
  if (act.fault !== undefined) bench.sandboxes.overrides.add({ processor, ...act.fault })
  if (act.crash !== undefined) points.doom(sale.id, act.crash)
  const asked = act.part === "one" ? { items: [first.id], amount: first.total } : { amount: whole.amount }
  const clicks = Array.from({ length: act.clicks }, () =>
    call<Refund>("refunds", { ...asked, reason: "Malade ce soir-là" }),
  )
  for (const outcome of await Promise.allSettled(clicks))
    counted(
      `refund: ${outcome.status === "rejected" ? "no answer" : (outcome.value.state ?? outcome.value.code)}`,
    )
}

/** Support ends what a shopper owes, if they do. */
export async function voidSale(
  storm: Storm,
  running: Running,
  { isPaidMeanwhile, crash }: Extract<Act, { act: "void" }>,
): Promise<void> {
  const { points, counted } = storm
  const { guest, saleToken, sequence } = running
  const { shop } = sequence
  const sale = await paidSale(storm, running)
  if (sale === undefined || saleToken === undefined) return counted("void: nothing sold")
  const call = await supportOf(storm, running, sale.id)
  if (crash !== undefined) points.doom(sale.id, crash)
  const ending = call("void", { reason: "Ne paiera pas" }).then(({ code = "done" }) => code)
  const due = { saleToken, amount: sale.amount }
  const paying =
    isPaidMeanwhile && shop !== "paypal" ? payDue(guest, due, { ...payingCards[shop].approved }) : undefined
  const [end, paid] = await Promise.allSettled([ending, paying])
  counted(`void: ${end.status === "fulfilled" ? end.value : "no answer"}`)
  if (paid.status === "fulfilled" && paid.value !== undefined)
    counted(`due: ${paid.value.status === 200 ? "paid" : paid.value.body.code}`)
}
