import { Menu as MenuIcon, X } from "lucide-react"
import { lazy, Suspense, useId } from "react"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { PanelToggle } from "./PanelToggle.ts"
import { usePanel } from "./use-panel.ts"

const loadPanel = () => import("./MenuPanel.tsx")
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }))

/** The ways into the programme, from every screen: a word to look for, and its genres [SHELL-044]. */
export function Menu() {
  const { t } = useTexts()
  const id = useId()
  const { place, toggle, isOpen, press } = usePanel()
  useIdleLoad(loadPanel)
  const Icon = isOpen ? X : MenuIcon
  return (
    <div ref={place}>
      <PanelToggle ref={toggle} type="button" aria-expanded={isOpen} aria-controls={id} onClick={press}>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <span>{t("nav.menu")}</span>
      </PanelToggle>
      <div id={id}>
        <Suspense>{isOpen && <MenuPanel />}</Suspense>
      </div>
    </div>
  )
}
