import type { Byoc, Combo, Page } from "@parterre/contract"
import { isSelectable } from "@parterre/domain/sale-states"
import { useByoc, useCombo, useNeededKey, usePage } from "@parterre/react"
import { ChevronLeft } from "lucide-react"
import { useMemo } from "react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { ToQueue } from "../../shared/queue/ToQueue.tsx"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { BackLink } from "../../shared/ui/BackLink.ts"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { ComboForm } from "./ComboForm.tsx"
import { type KeptChoice, keptChoice } from "./kept-choice.ts"
import { groupsOf, groupsOfByoc } from "./offered-groups.ts"
import { Tiers } from "./Tiers.tsx"

/** Where a combo is put together, with groups or event by event. */
export function ComboScreen() {
  const { pageId = "", comboId = "" } = useParams()
  const page = usePage(pageId)
  const needed = useNeededKey({ type: "pages", id: pageId })
  if (needed !== undefined) return <ToQueue guard={needed} />
  if (page.status === "failed") return <Failed failure={page.failure} retry={page.retry} />
  if (page.status !== "ready")
    return (
      <Screen aria-hidden>
        <Skeleton $height="48px" $width="50%" />
        <Skeleton $height="320px" />
      </Screen>
    )
  return <Found page={page.value} comboId={comboId} />
}

function Found({ page, comboId }: { page: Page; comboId: string }) {
  const { t } = useTexts()
  const links = useLinks()
  const combo = page.combos.find(({ id }) => id === comboId)
  const byoc = page.byocs.find(({ id }) => id === comboId)
  const offered = combo ?? byoc
  const heading = useScreen(
    offered?.title ?? page.title,
    offered === undefined
      ? { isMissing: true }
      : {
          path: `/pages/${page.id}/combos/${offered.id}`,
          description: offered.description,
          imageUrl: offered.imageUrl ?? page.imageUrlBig,
        },
  )
  return (
    <Screen>
      <BackLink to={links.to(`/pages/${page.id}`)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("combos.back", { title: page.title })}
      </BackLink>
      <header>
        <p>{t("combos.kind")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {offered?.title ?? page.title}
        </h1>
        {offered?.description !== undefined && <TenantHtml html={offered.description} />}
        {byoc !== undefined && <Tiers pageId={page.id} byoc={byoc} />}
      </header>
      {offered === undefined ? (
        <Notice>{t("combos.unknown")}</Notice>
      ) : !isSelectable(offered.saleState) ? (
        <SaleStateText state={offered.saleState} />
      ) : combo !== undefined ? (
        <WithGroups key={combo.id} combo={combo} />
      ) : (
        byoc !== undefined && <OfOnesOwn key={byoc.id} page={page} byoc={byoc} />
      )}
    </Screen>
  )
}

function WithGroups({ combo }: { combo: Combo }) {
  const kept = useKept(combo.id)
  return <ComboForm sale={useCombo(combo, kept)} kept={kept} offered={combo} groups={groupsOf(combo)} />
}

function OfOnesOwn({ page, byoc }: { page: Page; byoc: Byoc }) {
  const kept = useKept(byoc.id)
  return (
    <ComboForm sale={useByoc(page.id, byoc, kept)} kept={kept} offered={byoc} groups={groupsOfByoc(byoc)} />
  )
}

function useKept(comboId: string): KeptChoice {
  const { subdomain } = useSite().config
  return useMemo(() => keptChoice(subdomain, comboId), [subdomain, comboId])
}

const Screen = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[7]};
  header { display: grid; gap: ${({ theme }) => theme.space[2]}; max-width: 68ch; }
  header > p { color: ${({ theme }) => theme.color.inkMuted}; }
  h1 { font-size: ${({ theme }) => theme.size.title}; outline: none; }
`
