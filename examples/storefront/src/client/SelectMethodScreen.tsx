import { accountMode, checkoutForm } from "@parterre/domain/accounts"
import { useCart, useClient, useParterre } from "@parterre/react"
import { useState } from "react"
import { Navigate } from "react-router-dom"
import { styled } from "styled-components"
import { ExpiredCart } from "../cart/ExpiredCart.tsx"
import { useLastCart } from "../cart/use-last-cart.ts"
import { useDraft } from "../checkout/use-draft.ts"
import { WhoStep } from "../checkout/WhoStep.tsx"
import { useLinks, useSite } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ClientScreen } from "./ClientScreen.tsx"
import { Tick } from "./Consent.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { useGo } from "./use-go.ts"

/** With an account or without, before the payment [ACC-011] [ACC-042]; nobody is asked for an expired cart [CART-027]. */
export function SelectMethodScreen() {
  const { t } = useTexts()
  const { clientAccount } = useSite().config
  const { clients } = useParterre()
  const { status } = useClient()
  const cart = useCart()
  const last = useLastCart()
  const links = useLinks()
  const go = useGo()
  const [draft, change] = useDraft()
  const [asGuest, setAsGuest] = useState(false)
  const { accountAllowed, guestCheckbox } = accountMode(clientAccount)
  // A site without accounts asks who buys in the checkout itself; one that requires them lets no guest in.
  if (!accountAllowed) return <Navigate to={links.to("/checkout/mode")} replace />
  if (!guestCheckbox && status !== "logged-in") return <Navigate to={links.to("/client/login")} replace />

  if (cart.status === "expired") return <ExpiredCart last={last} />

  const choose = (guest: boolean) => {
    setAsGuest(guest)
    // A guest's purchase belongs to nobody's account [SESS-004].
    if (guest && status === "logged-in") void clients.logOut()
  }
  return (
    <ClientScreen title={t("client.method.title")}>
      <Choice>
        <Tick isSelected={asGuest} onChange={choose}>
          {t("client.method.asGuest")}
        </Tick>
        <p>{t("client.method.asGuest.help")}</p>
      </Choice>
      {checkoutForm(clientAccount, asGuest) === "guest" ? (
        <WhoStep draft={draft} onChange={change} onDone={() => go("client/middlewareClient")} />
      ) : (
        <LoginForm onDone={() => go("client/middlewareClient")} />
      )}
    </ClientScreen>
  )
}

const Choice = styled.div`
  padding-bottom: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  label { font-weight: 600; }
  p { margin-inline-start: 36px; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
