import { useParterre } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { returnPath } from "../../shared/navigation/return-path.ts"
import { useLocation, useNavigate } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { StaffSignIn } from "./StaffSignIn.tsx"

/** Who may not see a page is told why, and what to do: sign in, ask for the permission, or go home [SHELL-042]. */
export function NotAuthorizedScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const navigate = useNavigate()
  const { support } = useParterre()
  const [isSignedIn, setSignedIn] = useState(() => support.token() !== undefined)
  const back = returnPath(useLocation().search)
  const reason = isSignedIn ? "missing" : "signedOut"
  const heading = useScreen(t(`notAuthorized.${reason}.title`))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t(`notAuthorized.${reason}.title`)}
      </h1>
      <p>{t(`notAuthorized.${reason}.body`)}</p>
      {isSignedIn ? (
        <Button
          onPress={async () => {
            await support.logOut()
            setSignedIn(false)
          }}
        >
          {t("staff.otherAccount")}
        </Button>
      ) : (
        <StaffSignIn onSignedIn={() => navigate(links.to(back ?? "/pages"), { replace: true })} />
      )}
      <ButtonLink kind="plain" to={links.to("/pages")}>
        {t("notFound.home")}
      </ButtonLink>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  max-width: 560px;
  padding-block: ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  form { width: 100%; }
  > a { margin-left: -12px; }
`
