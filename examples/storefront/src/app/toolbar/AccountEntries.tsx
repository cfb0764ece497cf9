import { useClient, useParterre } from "@parterre/react"
import { accountEntries, staysAfterLogout } from "../../features/client/account-entries.ts"
import { choicesOf } from "../../features/combo/kept-choice.ts"
import { useSay } from "../../shared/messages/use-messages.ts"
import { Link, useLocation, useNavigate } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { draftKey, tabMemory } from "../../shared/site/tab-memory.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** The account's entries of a menu, by who is there [SHELL-052]. */
export function AccountEntries() {
  const { t } = useTexts()
  const links = useLinks()
  const navigate = useNavigate()
  const say = useSay()
  const { clients } = useParterre()
  const { status } = useClient()
  const { pathname } = useLocation()
  const { subdomain } = useSite().config
  const logOut = async () => {
    await clients.logOut()
    // The next person at this screen is somebody else.
    const tab = tabMemory()
    const choices = Object.keys(tab).filter((key) => key.startsWith(choicesOf(subdomain)))
    for (const key of [draftKey(subdomain), ...choices]) tab.removeItem(key)
    say({ message: t("account.loggedOut"), snackBar: {} })
    if (!staysAfterLogout(pathname)) navigate(links.to("/client/login"))
  }
  return (
    <ul aria-label={t("nav.account")}>
      {accountEntries(status).map(([name, path]) => (
        <li key={name}>
          <Link to={links.to(path)}>{t(`account.${name}`)}</Link>
        </li>
      ))}
      {status === "logged-in" && (
        <li>
          <button type="button" onClick={() => void logOut()}>
            {t("account.logout")}
          </button>
        </li>
      )}
    </ul>
  )
}
