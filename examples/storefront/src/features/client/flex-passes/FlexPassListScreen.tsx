import type { FlexPass } from "@parterre/contract"
import { exchangePath, exchangesLeft } from "@parterre/domain/flex-passes"
import { useLoaded, useParterre } from "@parterre/react"
import { styled } from "styled-components"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { TenantHtml } from "../../../shared/site/TenantHtml.tsx"
import { keepTenant } from "../../../shared/site/tenant.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../../shared/ui/Button.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { Surface } from "../../../shared/ui/Surface.ts"
import { AccountFailed } from "../AccountFailed.tsx"
import { AccountScreen, Empty } from "../AccountScreen.tsx"

/** The flex passes of the client, the last bought first [ACC-022]. */
export function FlexPassListScreen() {
  const { t, language } = useTexts()
  const { flexPasses } = useParterre()
  const loaded = useLoaded(`flex passes ${language}`, flexPasses.list)
  return (
    <AccountScreen title={t("flex.title")} isBusy={loaded.status === "loading"}>
      {loaded.status === "loading" && <Skeleton $height="240px" />}
      {loaded.status === "failed" && <AccountFailed failure={loaded.failure} retry={loaded.retry} />}
      {loaded.status === "ready" && <PassCards passes={loaded.value} />}
    </AccountScreen>
  )
}

/** A card a pass, with the way to exchange its tickets; or what to do without one [FLEX-012] [FLEX-013]. */
export function PassCards({ passes }: { passes: readonly FlexPass[] }) {
  const { t } = useTexts()
  const links = useLinks()
  if (passes.length === 0)
    return (
      <Empty>
        <h2>{t("flex.empty")}</h2>
        <p>{t("flex.empty.body")}</p>
        <ButtonLink to={links.to("/pages")}>{t("client.tickets.programme")}</ButtonLink>
      </Empty>
    )
  return (
    <Cards>
      {passes.map((pass) => (
        <li key={pass.id}>
          <PassCard pass={pass} />
        </li>
      ))}
    </Cards>
  )
}

function PassCard({ pass }: { pass: FlexPass }) {
  const { t } = useTexts()
  const { language, tenant } = useSite()
  const left = exchangesLeft(pass)
  const used = Object.keys(pass.alreadyExchanged).length
  const path = keepTenant(exchangePath(language, pass.flexpassEventId, pass.invoiceId), tenant)
  return (
    <Card as="article">
      <h2>{pass.title}</h2>
      {pass.description !== "" && <TenantHtml html={pass.description} />}
      <p>
        <b>{t("flex.left", { count: left })}</b>
        {used > 0 && <> · {t("flex.used", { count: used })}</>}
      </p>
      <p>{t("flex.invoice", { id: pass.invoiceId })}</p>
      <ButtonLink
        to={path}
        kind={left > 0 ? "main" : "quiet"}
        aria-label={t("flex.open", { title: pass.title })}
      >
        {t(left > 0 ? "flex.exchange" : "flex.see")}
      </ButtonLink>
    </Card>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  > li { display: grid; }
`
const Card = styled(Surface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  > p:last-of-type { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  > a { align-self: start; margin-top: auto; }
`
