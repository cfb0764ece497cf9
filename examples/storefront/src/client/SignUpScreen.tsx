import { useTexts } from "../texts/use-texts.ts"
import { ClientScreen } from "./ClientScreen.tsx"
import { SignUpForm } from "./SignUpForm.tsx"

/** A name, an email and a password: the whole of a new account [ACC-007]. */
export function SignUpScreen() {
  const { t } = useTexts()
  return (
    <ClientScreen title={t("client.signUp.title")} intro={t("client.signUp.intro")}>
      <SignUpForm />
    </ClientScreen>
  )
}
