import { WalletButtons, type WalletButtonsProps } from "./WalletButtons.tsx"

interface RenewalWalletsProps extends Omit<WalletButtonsProps, "amounts"> {
  /** Cents: a renewal is delivered at no price. */
  amount: number
}

/** The wallets that a renewal may be paid with at once. */
export const RenewalWallets = ({ amount, ...wallet }: RenewalWalletsProps) => (
  <WalletButtons
    {...wallet}
    amounts={{ totalAfterTaxes: amount, totalShippingSelected: 0, giftCertificateDiscount: 0 }}
  />
)
