import { clientPath } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import { useState } from "react"
import { usePurchaseAccount } from "../../shared/buyer/use-purchase-account.ts"
import { Navigate } from "../../shared/navigation/router.tsx"
import { useSite } from "../../shared/site/site.ts"
import { keepTenant } from "../../shared/site/tenant.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Notice } from "../../shared/ui/Notice.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { LoginForm } from "./LoginForm.tsx"

/** The way into an account; who is in already goes to it [ACC-003]. */
export function LoginScreen() {
  const { t, language } = useTexts()
  const { tenant, config } = useSite()
  const { status } = useClient()
  const isBuying = usePurchaseAccount() !== config.clientAccount
  // On arrival only: a login leads on by its own rules.
  const [wasIn] = useState(status === "logged-in")
  if (wasIn) return <Navigate to={keepTenant(clientPath(language, "client/auth/profile"), tenant)} replace />
  return (
    <ClientScreen title={t("client.login.title")} intro={t("client.login.intro")}>
      {/* The site sells to guests too, and this cart is not one of theirs. */}
      {isBuying && <Notice>{t("client.login.needed")}</Notice>}
      <LoginForm isBuying={isBuying} />
    </ClientScreen>
  )
}
