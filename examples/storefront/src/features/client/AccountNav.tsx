import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { NavLink, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { accountEntries } from "./account-entries.ts"

/** The screens of an account, one press apart. */
export function AccountNav() {
  const { t } = useTexts()
  const links = useLinks()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row scrolls; where one is stays in sight
  useEffect(() => {
    const row = list.current
    const here = row?.querySelector<HTMLElement>("[aria-current]")
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <Ground data-print="hide">
      <Column as="nav" aria-label={t("client.nav")}>
        <ul ref={list}>
          {accountEntries("logged-in").map(([name, path]) => (
            <li key={name}>
              <NavLink to={links.to(path)}>{t(`account.${name}`)}</NavLink>
            </li>
          ))}
        </ul>
      </Column>
    </Ground>
  )
}

const Ground = styled.div`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceSunken};
  ul { position: relative; display: flex; gap: ${({ theme }) => theme.space[2]}; overflow-x: auto; margin-inline: -12px; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 52px;
    padding-inline: ${({ theme }) => theme.space[3]};
    border-bottom: 3px solid transparent;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { border-color: ${({ theme }) => theme.color.lineStrong}; }
  a[aria-current="page"] { border-color: ${({ theme }) => theme.color.accent}; font-weight: 700; }
`
