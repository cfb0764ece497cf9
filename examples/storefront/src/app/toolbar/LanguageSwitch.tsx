import { styled } from "styled-components"
import { Link, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** The same screen in the other language, named in that language; absent on a site of one language [SHELL-047]. */
export function LanguageSwitch() {
  const { t } = useTexts()
  const { config, language } = useSite()
  const links = useLinks()
  const { pathname, search } = useLocation()
  const other = config.languages.find((one) => one !== language)
  if (other === undefined) return null
  return (
    <Switch
      to={links.inLanguage(other, pathname, search)}
      hrefLang={`${other}-CA`}
      lang={other}
      title={t("nav.language.hint")}
    >
      <span className="long">{t("nav.language")}</span>
      <span className="short" aria-hidden>
        {other.toUpperCase()}
      </span>
    </Switch>
  )
}

const Switch = styled(Link)`
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
  .short { display: none; }
  ${({ theme }) => theme.upTo(600)} {
    padding-inline: ${({ theme }) => theme.space[2]};
    .short { display: inline; }
    .long { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`
