import { passFileName } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { styled } from "styled-components"
import { saveFile } from "../documents/save-file.ts"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"

interface AddToWalletProps {
  ticket: {
    readonly sodId: string
    readonly addToAppleWalletLink?: string | undefined
    readonly addToGoogleWalletLink?: string | undefined
  }
  /** Of the ticket, as its buttons are told from those of others. */
  name: string
}

/** The wallets that a ticket can be put into [TICK-008] [TICK-009]; nothing where there is none. */
export function AddToWallet({ ticket, name }: AddToWalletProps) {
  const { tickets } = useParterre()
  const { sodId, addToAppleWalletLink: apple, addToGoogleWalletLink: google } = ticket
  if (apple === undefined && google === undefined) return null
  return (
    <Wallets data-print="hide">
      {apple !== undefined && (
        <WalletButton
          {...{ name }}
          wallet="apple"
          add={async () => saveFile(await tickets.appleWalletPass(apple), passFileName(sodId))}
        />
      )}
      {google !== undefined && (
        <WalletButton
          {...{ name }}
          wallet="google"
          add={() => openLater(tickets.googleWalletAddress(google))}
        />
      )}
    </Wallets>
  )
}

/** Opens a tab at once, as browsers want it of a press, and leads it to where the answer says [TICK-017]. */
async function openLater(address: Promise<string>): Promise<void> {
  const tab = window.open("about:blank", "_blank")
  try {
    const found = await address
    if (tab === null) {
      window.location.assign(found)
      return
    }
    tab.opener = null
    tab.location.replace(found)
  } catch (error) {
    tab?.close()
    throw error
  }
}

interface WalletButtonProps {
  wallet: "apple" | "google"
  name: string
  add: () => Promise<void>
}

function WalletButton({ wallet, name, add }: WalletButtonProps) {
  const { t } = useTexts()
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await add()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: t("wallet.failed"), dialog: {} })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Badge
      type="button"
      aria-label={`${t(`wallet.${wallet}`)}, ${name}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void press()}
    >
      <Cards wallet={wallet} />
      {t(`wallet.${wallet}`)}
    </Badge>
  )
}

const COLOURS = {
  apple: ["#4aa3df", "#f4b63f", "#63b15a", "#e2574c"],
  google: ["#4285f4", "#34a853", "#fbbc04", "#ea4335"],
} as const

/** Cards in a pocket: our own drawing, in the colours by which each wallet is known. */
const Cards = ({ wallet }: { wallet: WalletButtonProps["wallet"] }) => (
  <svg width="28" height="22" viewBox="0 0 28 22" aria-hidden="true" focusable="false">
    {COLOURS[wallet].map((colour, index) => (
      <rect key={colour} x="1" y={1 + index * 3} width="26" height="12" rx="2.5" fill={colour} />
    ))}
    <path
      d="M1 13.5h8.2c.9 0 1.3.6 1.7 1.3.6 1 1.7 1.7 3.1 1.7s2.5-.7 3.1-1.7c.4-.7.8-1.3 1.7-1.3H27v5a2.5 2.5 0 0 1-2.5 2.5h-21A2.5 2.5 0 0 1 1 18.5z"
      fill="#f2f2f2"
    />
  </svg>
)

const Wallets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`
/** Black in every theme, as both wallets ask of their buttons. */
const Badge = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[3]}`};
  border: 1px solid #8a8a8a;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: #000000;
  color: #ffffff;
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
  cursor: pointer;
  &:hover { background: #2a2a2a; }
  svg { flex: none; }
`
