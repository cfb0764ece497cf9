import { accountMode } from "@parterre/domain/accounts"
import { useCart } from "@parterre/react"
import { Menu as MenuIcon, X } from "lucide-react"
import { Suspense, useId } from "react"
import { styled } from "styled-components"
import { Link } from "../../shared/navigation/router.tsx"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { siteImage, useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { pictureOf } from "../../shared/ui/picture.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { AccountMenu } from "./AccountMenu.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { PanelToggle } from "./PanelToggle.ts"
import { SmallCart } from "./SmallCart.tsx"
import { usePanel } from "./use-panel.ts"

/** Home, the menu, language, account and cart, on every screen. */
export function Toolbar() {
  const { t } = useTexts()
  const site = useSite()
  const links = useLinks()
  const { quantity } = useCart()
  const logo = siteImage(site, "BIG")
  return (
    <Bar data-print="hide" data-bar>
      <Row>
        <Brand to={links.to("/pages")} aria-label={`${site.config.name} · ${t("app.home")}`}>
          {logo !== undefined && <img {...pictureOf(logo, 40)} alt="" width={40} height={40} />}
          <span>{site.config.name}</span>
        </Brand>
        <nav aria-label={t("nav.main")}>
          <Item to={links.to("/pages")} className="programme">
            {t("nav.programme")}
          </Item>
          <Menu />
          <LanguageSwitch />
          {accountMode(site.config.clientAccount).accountAllowed && <AccountMenu />}
          {site.config.cart && (
            <>
              <SmallCart />
              {quantity > 0 && (
                <Suspense>
                  <CartDrawer />
                </Suspense>
              )}
            </>
          )}
        </nav>
      </Row>
    </Bar>
  )
}

const CartDrawer = withTexts(() => import("./CartDrawer.tsx"), "CartDrawer", ["purchase"])

const loadPanel = () => import("./MenuPanel.tsx")
const MenuPanel = withTexts(loadPanel, "MenuPanel", ["site"])

/** The ways into the programme, from every screen: a word to look for, and its genres [SHELL-044]. */
function Menu() {
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

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  /* A page zoomed to 400 % needs its height for content. */
  @media (max-height: 480px) { position: static; }
`
const Row = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 64px;
  nav { display: flex; flex: none; align-items: center; gap: ${({ theme }) => theme.space[1]}; }
  /* The menu's own list takes the place of these [SHELL-064]. */
  ${({ theme }) => theme.upTo(800)} { .programme { display: none; } }
  ${({ theme }) => theme.upTo(600)} {
    min-height: 56px;
    nav { gap: 0; }
  }
`
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  font-family: ${({ theme }) => theme.font.display};
  font-weight: ${({ theme }) => theme.font.displayWeight};
  font-size: 1.2rem;
  line-height: 1.1;
  img { width: 40px; height: 40px; object-fit: contain; }
  ${({ theme }) => theme.upTo(600)} {
    font-size: 1rem;
    gap: ${({ theme }) => theme.space[2]};
    img { width: 32px; height: 32px; }
  }
`
const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.medium};
  color: ${({ theme }) => theme.color.ink};
  font-weight: 500;
  text-decoration: none;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
`
