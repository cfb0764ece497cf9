import { asksToCompleteProfile } from "@parterre/domain/accounts"
import { useCart, useClient } from "@parterre/react"
import { lazy, Suspense } from "react"
import { IncompleteProfile } from "../../shared/buyer/ClientView.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { Memberships } from "./Memberships.tsx"
import { PendingEmail } from "./PendingEmail.tsx"
import { ProfileForm } from "./ProfileForm.tsx"

const SavedCards = lazy(() => import("./saved-cards/SavedCards.tsx"))
const SignIns = lazy(() => import("./sign-ins/SignIns.tsx"))
const OwnData = lazy(() => import("./personal-data/OwnData.tsx"))
const Passkeys = lazy(() => import("./passkeys/Passkeys.tsx"))
const ProfileNewsletters = withTexts(
  () => import("../../shared/newsletters/ProfileNewsletters.tsx"),
  "ProfileNewsletters",
  ["newsletter"],
)

/** The logged-in client's own profile, and the way back to a cart that waits. */
export function ProfileScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const { client } = useClient()
  const { quantity } = useCart()
  const { keepsCards } = useSite().config.processorConfig
  if (client === undefined) return null
  return (
    <ClientScreen title={t("client.profile.title")}>
      {asksToCompleteProfile(client) && <IncompleteProfile />}
      <PendingEmail client={client} />
      <Memberships />
      {keepsCards !== undefined && (
        <Suspense>
          <SavedCards />
        </Suspense>
      )}
      <ProfileForm client={client} />
      <Suspense>
        <Passkeys />
      </Suspense>
      <Suspense>
        <SignIns />
      </Suspense>
      <Suspense>
        <ProfileNewsletters client={client} />
      </Suspense>
      <Suspense>
        <OwnData />
      </Suspense>
      {quantity > 0 && (
        <ButtonLink kind="quiet" to={links.to("/client/middlewareClient")}>
          {t("client.profile.toCheckout")}
        </ButtonLink>
      )}
    </ClientScreen>
  )
}
