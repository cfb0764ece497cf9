import type { CartReport } from "@parterre/contract"
import { shownAddress } from "@parterre/domain/accounts"
import { deliveriesByWay } from "@parterre/domain/shipping"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import { textsOf } from "../texts.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { type Line, line, wrap } from "./lines.ts"
import { dateText } from "./written-time.ts"

/** How the tickets of an order go, and the address of what is mailed, as on an envelope. */
export function deliveryLines(
  { cart, shipping = [], deliveryAddress }: CartReport,
  drawing: Drawing,
): readonly Line[] {
  const { language } = drawing
  const width = reportWidth(drawing)
  const { report: words } = textsOf(language)
  const ways = deliveriesByWay(
    { shipping, cartElements: cart.cartElements },
    ({ description, code }) => description ?? code,
  )
  return ways.flatMap(({ name, isAll, deliveries, events }) => {
    const named = events.map(({ title, date }) =>
      date === undefined ? title : `${title} · ${dateText(date, language)}`,
    )
    const isMailed = deliveries.some(({ code }) => categoryOfDelivery(code) === "MAIL")
    const to =
      deliveryAddress === undefined
        ? words.noAddress
        : words.deliveredTo(shownAddress(deliveryAddress, language).join(", "))
    return [
      line(`  ${name}`),
      ...[...(isAll ? [] : named), ...(isMailed ? [to] : [])].flatMap((text) =>
        wrap(text, width - 6).map((part) => line(`      ${part}`)),
      ),
    ]
  })
}
