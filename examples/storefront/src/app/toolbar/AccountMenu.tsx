import { useClient } from "@parterre/react"
import { CircleUserRound } from "lucide-react"
import { lazy, Suspense, useId } from "react"
import { styled } from "styled-components"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { PanelToggle } from "./PanelToggle.ts"
import { usePanel } from "./use-panel.ts"

const loadSheet = () => import("./AccountSheet.tsx")
const AccountSheet = lazy(async () => ({ default: (await loadSheet()).AccountSheet }))

/** The account, where the site has accounts [SHELL-046]. */
export function AccountMenu() {
  const { t } = useTexts()
  const id = useId()
  const { client } = useClient()
  const { place, toggle, isOpen, press } = usePanel()
  useIdleLoad(loadSheet)
  return (
    <Place ref={place}>
      <PanelToggle ref={toggle} type="button" aria-expanded={isOpen} aria-controls={id} onClick={press}>
        <CircleUserRound size={22} strokeWidth={1.5} aria-hidden />
        <span>{client?.firstname ?? t("nav.account")}</span>
      </PanelToggle>
      <div id={id}>
        <Suspense>{isOpen && <AccountSheet />}</Suspense>
      </div>
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  ${({ theme }) => theme.upTo(800)} { display: none; }
`
