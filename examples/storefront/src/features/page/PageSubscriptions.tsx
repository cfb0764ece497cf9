import type { Page } from "@parterre/contract"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { WITHOUT_MAP } from "../../shared/navigation/visit.ts"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Surface } from "../../shared/ui/Surface.ts"

type Subscription = Page["subscriptions"][number]

/** What a page sells as a whole: several events at one price, the same seats at each. */
export function PageSubscriptions({ subscriptions }: Pick<Page, "subscriptions">) {
  const { t } = useTexts()
  if (subscriptions.length === 0) return null
  return (
    <Section aria-labelledby="subscriptions">
      <h2 id="subscriptions">{t("subscription.section")}</h2>
      <ul>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Offer subscription={subscription} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Offer({ subscription }: { subscription: Subscription }) {
  const { t, money, date } = useTexts()
  const links = useLinks()
  const { timeZone } = useSite().config
  const { id, title, description, events, saleState, seatMap, priceFrom, note } = subscription
  const sells = isSelectable(saleState)
  return (
    <Card as="article">
      <div>
        <h3>{title}</h3>
        {description !== undefined && <TenantHtml html={description} />}
        <ol>
          {events.map((event) => (
            <li key={event.id}>
              <b>{event.title}</b>
              <time dateTime={event.start}>{date(event.start, timeZone)}</time>
            </li>
          ))}
        </ol>
        {note !== undefined && <p>{note}</p>}
      </div>
      <Way>
        <SaleStateText state={saleState} />
        {sells && priceFrom !== undefined && (
          <p>
            <b>{t("price.from", { price: money(priceFrom) })}</b>
            <span>{t("subscription.price", { count: events.length })}</span>
          </p>
        )}
        {sells && (
          <ButtonLink
            to={links.to(`/seatmap/subscription/${id}`)}
            state={seatMap === "none" ? WITHOUT_MAP : null}
            aria-label={`${t("page.choose")}, ${title}`}
          >
            {t("page.choose")}
          </ButtonLink>
        )}
      </Way>
    </Card>
  )
}

const Section = styled.section`
  > ul { display: grid; gap: ${({ theme }) => theme.space[4]}; }
`
const Card = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  h3 { font-size: ${({ theme }) => theme.size.lead}; }
  ol { display: grid; gap: ${({ theme }) => theme.space[2]}; margin-top: ${({ theme }) => theme.space[3]}; }
  ol li { display: grid; }
  ol b { font-weight: 600; }
  time { display: inline-block; color: ${({ theme }) => theme.color.inkMuted}; }
  time::first-letter { text-transform: uppercase; }
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
const Way = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  justify-items: start;
  font-variant-numeric: tabular-nums;
  p { display: grid; }
  p b { font-size: ${({ theme }) => theme.size.lead}; }
  p span { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  > a { justify-self: stretch; }
`
