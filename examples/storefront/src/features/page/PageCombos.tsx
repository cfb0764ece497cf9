import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Surface } from "../../shared/ui/Surface.ts"
import type { OfferedCombo, ShownPage } from "./shown-page.ts"

/** Several events sold as one: each with its way to where it is put together. */
export function PageCombos({ page }: { page: Pick<ShownPage, "id" | "combos" | "byocs"> }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="combos">
      <h2 id="combos">{t("combos.section")}</h2>
      <List>
        {[...page.combos, ...page.byocs].map((combo) => (
          <li key={combo.id}>
            <Offer pageId={page.id} combo={combo} />
          </li>
        ))}
      </List>
    </section>
  )
}

function Offer({ pageId, combo }: { pageId: string; combo: OfferedCombo }) {
  const { t, money } = useTexts()
  const links = useLinks()
  const { id, title, description, saleState, priceFrom } = combo
  return (
    <Card as="article" aria-label={title}>
      <div>
        <h3>{title}</h3>
        {description !== undefined && <TenantHtml html={description} />}
      </div>
      {isSelectable(saleState) ? (
        <Way>
          {priceFrom !== undefined && (
            <p>
              <b>{t("combos.from", { price: money(priceFrom) })}</b> <span>{t("combos.allIn")}</span>
            </p>
          )}
          <ButtonLink
            to={links.to(`/pages/${pageId}/combos/${id}`)}
            aria-label={`${t("combos.choose")}, ${title}`}
          >
            {t("combos.choose")}
          </ButtonLink>
        </Way>
      ) : (
        <SaleStateText state={saleState} />
      )}
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`
const Card = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  h3 { font-size: ${({ theme }) => theme.size.lead}; }
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  font-variant-numeric: tabular-nums;
  span { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  ${({ theme }) => theme.upTo(600)} { > a { flex: 1 1 100%; } }
`
