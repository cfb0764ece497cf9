import type { CartPrice, Receipt } from "@parterre/contract"
import { shownAddress } from "@parterre/domain/accounts"
import { deliveriesByWay } from "@parterre/domain/shipping"
import { ArrowLeftRight, BadgeCheck, CircleHelp, Gift, Mail, Package, Ticket } from "lucide-react"
import { styled } from "styled-components"
import { needsAddress } from "../../shared/buyer/address.ts"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What happens after the purchase, in the order it happens. */
export function NextSteps({ receipt }: { receipt: Receipt }) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { tickets, cartElements, organiser, client } = receipt
  const [address] = client.addresses ?? []
  const deliveries = deliveriesOf(receipt, t("checkout.delivery.MAIL"))
  const has = (kind: CartPrice["productKind"]) =>
    cartElements.some(({ prices }) => prices.some(({ productKind }) => productKind === kind))
  return (
    <Section aria-labelledby="next" data-print="hide">
      <h2 id="next">{t("confirmation.next")}</h2>
      <ol>
        <li>
          <Mail size={20} strokeWidth={1.5} aria-hidden />
          {t("confirmation.next.mail")}
        </li>
        {deliveries.map(({ name, titles, count }) => (
          <li key={name}>
            <Package size={20} strokeWidth={1.5} aria-hidden />
            <span>
              {t(titles === "" ? "confirmation.next.delivery" : "confirmation.next.delivery.some", {
                titles,
                count,
                address: address === undefined ? "none" : shownAddress(address, language).join(", "),
              })}{" "}
              {t("confirmation.next.delivery.way", { name })}
            </span>
          </li>
        ))}
        {cartElements.some(({ _type }) => _type === "giftcertificate") && (
          <li>
            <Gift size={20} strokeWidth={1.5} aria-hidden />
            {t("confirmation.next.certificate")}
          </li>
        )}
        {has("membership") && (
          <li>
            <BadgeCheck size={20} strokeWidth={1.5} aria-hidden />
            <span>
              {t("confirmation.next.membership")}{" "}
              <Link to={links.to("/client/auth/profile")}>{t("confirmation.next.profile")}</Link>
            </span>
          </li>
        )}
        {has("flexpass") && (
          <li>
            <ArrowLeftRight size={20} strokeWidth={1.5} aria-hidden />
            <span>
              {t("confirmation.next.flexPass")}{" "}
              <Link to={links.to("/client/auth/flex-pass-list")}>{t("confirmation.next.flexPasses")}</Link>
            </span>
          </li>
        )}
        {tickets.some(({ printable }) => printable) && (
          <li>
            <Ticket size={20} strokeWidth={1.5} aria-hidden />
            {t("confirmation.next.door")}
          </li>
        )}
        {organiser.email !== undefined && (
          <li>
            <CircleHelp size={20} strokeWidth={1.5} aria-hidden />
            {t("confirmation.next.help", { email: organiser.email })}
          </li>
        )}
      </ol>
    </Section>
  )
}

/** What is delivered to an address and how many, by the name of the way; the events are told apart where others go another way. */
function deliveriesOf({ shipping, cartElements, tickets }: Receipt, free: string) {
  return deliveriesByWay(
    { shipping, cartElements },
    ({ description, code }) => description ?? (needsAddress([code]) ? free : code),
  )
    .filter(({ deliveries }) => needsAddress(deliveries.map(({ code }) => code)))
    .map(({ name, isAll, deliveries, events }) => {
      const ids = new Set(deliveries.map(({ eventId }) => eventId))
      return {
        name,
        titles: isAll ? "" : [...new Set(events.map(({ lineTitle }) => lineTitle))].join(", "),
        count: tickets.filter(
          ({ eventId, mailCategory, voidedAt }) =>
            mailCategory === "MAIL" && voidedAt === undefined && (isAll || ids.has(eventId)),
        ).length,
      }
    })
}

const Section = styled.section`
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  ol { display: grid; gap: ${({ theme }) => theme.space[3]}; margin-top: ${({ theme }) => theme.space[4]}; }
  li { display: flex; gap: ${({ theme }) => theme.space[3]}; overflow-wrap: anywhere; }
  svg { flex: none; margin-top: 2px; color: ${({ theme }) => theme.color.accent}; }
`
