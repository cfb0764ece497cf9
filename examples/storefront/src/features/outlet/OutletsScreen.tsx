import { useOutlets } from "@parterre/react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useSite } from "../../shared/site/site.ts"
import { pathOfPage } from "../../shared/site/site-entries.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { OutletCards } from "./OutletCards.tsx"

/** Where tickets are sold in person [SHELL-035]; a site without outlets has no such page. */
export function OutletsScreen() {
  const { sitePages = [] } = useSite().config
  return sitePages.includes("pos") ? <Outlets /> : <NotFoundScreen />
}

function Outlets() {
  const { t } = useTexts()
  const lead = t("outlet.lead")
  const heading = useScreen(t("entry.pos"), { path: pathOfPage.pos, description: lead })
  const found = useOutlets()
  if (found.status === "failed") return <Failed failure={found.failure} retry={found.retry} />
  return (
    <Screen>
      <h1 ref={heading} tabIndex={-1}>
        {t("entry.pos")}
      </h1>
      <p>{lead}</p>
      {found.status === "loading" ? (
        <Skeleton aria-hidden $height="320px" />
      ) : (
        <OutletCards outlets={found.value.outlets} />
      )}
    </Screen>
  )
}

const Screen = styled(Column)`
  padding-block: ${({ theme }) => theme.space[6]};
  h1 { font-size: ${({ theme }) => theme.size.title}; margin-bottom: ${({ theme }) => theme.space[2]}; }
  > p { max-width: 65ch; margin-bottom: ${({ theme }) => theme.space[5]}; color: ${({ theme }) => theme.color.inkMuted}; }
`
