import type { Client } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { styled } from "styled-components"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { useSubmit } from "./use-submit.ts"

/** An email that waits for its link to be opened, which can be sent again: another, that can be withdrawn, or that of the sign-up. */
export function PendingEmail({
  client: { id = "", email, pendingEmail, emailConfirmed },
}: {
  client: Client
}) {
  const { t } = useTexts()
  const say = useSay()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  const moves = pendingEmail !== undefined
  if (!moves && emailConfirmed !== false) return null
  const written = pendingEmail ?? email
  const sendAgain = async () => {
    const sent = await submit(() => clients.sendEmailConfirmation(id))
    if (sent !== undefined) say({ message: t("client.pendingEmail.sent", { email: written }), snackBar: {} })
  }
  const withdraw = async () => {
    const withdrawn = await submit(() => clients.withdrawEmailChange(id))
    if (withdrawn !== undefined) say({ message: t("client.pendingEmail.withdrawn", { email }), snackBar: {} })
  }
  return (
    <Notice role="status">
      <strong>
        {moves ? t("client.pendingEmail.title", { email: written }) : t("client.unconfirmedEmail.title")}
      </strong>
      <p>{t(moves ? "client.pendingEmail.body" : "client.unconfirmedEmail.body", { email })}</p>
      <Acts>
        <Button kind="quiet" isPending={busy} onPress={() => void sendAgain()}>
          {t("client.pendingEmail.again")}
        </Button>
        {moves && (
          <Button kind="plain" isPending={busy} onPress={() => void withdraw()}>
            {t("client.pendingEmail.withdraw")}
          </Button>
        )}
      </Acts>
    </Notice>
  )
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
`
