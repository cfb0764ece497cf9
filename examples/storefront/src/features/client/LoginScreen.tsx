import { clientPath } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import { useState } from "react"
import { Navigate } from "../../shared/navigation/router.tsx"
import { useSite } from "../../shared/site/site.ts"
import { keepTenant } from "../../shared/site/tenant.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClientScreen } from "./ClientScreen.tsx"
import { LoginForm } from "./LoginForm.tsx"

/** The way into an account; who is in already goes to it [ACC-003]. */
export function LoginScreen() {
  const { t, language } = useTexts()
  const { tenant } = useSite()
  const { status } = useClient()
  // On arrival only: a login leads on by its own rules.
  const [wasIn] = useState(status === "logged-in")
  if (wasIn) return <Navigate to={keepTenant(clientPath(language, "client/auth/profile"), tenant)} replace />
  return (
    <ClientScreen title={t("client.login.title")} intro={t("client.login.intro")}>
      <LoginForm />
    </ClientScreen>
  )
}
