import { useClient, useParterre } from "@parterre/react"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { draftKey } from "../checkout/draft.ts"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { accountEntries, staysAfterLogout } from "./account-entries.ts"
import { useLinks, useSite } from "./site.ts"
import { tabMemory } from "./tab-memory.ts"

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
    tabMemory().removeItem(draftKey(subdomain))
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
