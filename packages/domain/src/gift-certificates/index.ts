export { plainCertificateCode } from "./certificate-code.ts"
export { type CertificateUse, type Redemption, redeemCertificates } from "./redeem.ts"
