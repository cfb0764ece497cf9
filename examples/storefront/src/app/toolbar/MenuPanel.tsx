import { accountMode } from "@parterre/domain/accounts"
import { useState } from "react"
import { styled } from "styled-components"
import { SearchField } from "../../shared/forms/SearchField.tsx"
import { Link, useNavigate } from "../../shared/navigation/router.tsx"
import { SiteEntryLink } from "../../shared/site/SiteEntryLink.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { siteEntries } from "../../shared/site/site-entries.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { AccountEntries } from "./AccountEntries.tsx"
import { GenreLinks } from "./GenreLinks.tsx"

/** What visitors come for; who looks for work or writes about the house finds the rest in the footer. */
const IN_MENU = ["faq", "contact", "pos", "venues", "solution", "streaming", "vq"] as const

/** A word to look for in the programme, the genres that it has, and the account where there is one [SHELL-045]. */
export function MenuPanel() {
  const { t } = useTexts()
  const links = useLinks()
  const { config } = useSite()
  const navigate = useNavigate()
  const [text, setText] = useState("")
  const found = (q: string) => links.to(q === "" ? "/pages" : `/pages?${new URLSearchParams({ q })}`)
  return (
    <Ground>
      <Inner>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              navigate(found(text.trim()))
            }}
          >
            <SearchField
              label={t("nav.search")}
              placeholder={t("home.filter.text.hint")}
              value={text}
              onChange={setText}
              autoFocus
            />
            <Button type="submit">{t("home.filter.text")}</Button>
          </form>
        </search>
        <GenreLinks />
        <ul aria-label={t("entry.list")}>
          {siteEntries(config, IN_MENU).map((entry) => (
            <li key={entry.name}>
              <SiteEntryLink entry={entry} />
            </li>
          ))}
        </ul>
        {accountMode(config.clientAccount).accountAllowed && <CompactMenu />}
      </Inner>
    </Ground>
  )
}

/**
 * Home, the cart and the account, for small screens, whose toolbar has no room for them; nothing where a site has no accounts
 * [SHELL-054] [SHELL-057]. On large screens the account alone.
 */
function CompactMenu() {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Compact>
      <ul aria-label={t("entry.compact")} className="small">
        <li>
          <Link to={links.to("/pages")}>{t("app.home")}</Link>
        </li>
        <li>
          <Link to={links.cart}>{t("nav.cart")}</Link>
        </li>
      </ul>
      <AreaTexts areas={["client"]}>
        <AccountEntries />
      </AreaTexts>
    </Compact>
  )
}

const Compact = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.from(800)} { .small { display: none; } }
`
const Ground = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`
const Inner = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  padding-block: ${({ theme }) => theme.space[5]};
  form { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: ${({ theme }) => theme.space[3]}; }
  ul { display: flex; flex-wrap: wrap; gap: ${({ theme }) => `0 ${theme.space[2]}`}; align-content: end; }
  /* Words begin where the rest of the panel does; the ground of one that is pointed at begins before. */
  ul { margin-inline-start: calc(-1 * ${({ theme }) => theme.space[3]}); }
  > ul ~ ul {
    grid-column: 1 / -1;
    padding-top: ${({ theme }) => theme.space[3]};
    background: linear-gradient(${({ theme }) => `${theme.color.line}, ${theme.color.line}) ${theme.space[3]}`} 0 / 100% 1px no-repeat;
  }
  li a, li button {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[3]};
    border-radius: ${({ theme }) => theme.radius.medium};
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
  }
  li a:hover, li button:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
  }
`
