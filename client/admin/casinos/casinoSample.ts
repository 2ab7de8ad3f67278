/** The rows in the sample import file for casinos. */
import type { CasinoValues } from "./casinoFields";

export const casinoSample: readonly Partial<CasinoValues>[] = [
  {
    name: "Example Bay",
    slug: "example-bay",
    description: "Sample row. Replace it with your own casino.",
    websiteUrl: "https://www.example-bay.example/",
    rating: "4.2",
    reviewCount: "38",
    establishedYear: "2019",
    welcomeBonus: "100% up to $200",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    isNew: true,
    acceptsCrypto: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Bitcoin"],
    paymentDetails: [
      { method: "Bitcoin", canDeposit: "true", canWithdraw: "true", payoutHoursFrom: "0", payoutHoursTo: "2", fee: "" },
    ],
    licenseDetails: [{ license: "MGA", number: "MGA/B2C/000/2019", registerUrl: "https://register.example/000" }],
    gameProviders: ["NetEnt", "Evolution"],
    pros: ["Fast payouts", "Clear terms, in plain words"],
    cons: ["No phone support"],
    reviewAbout: "Our overall impression, and who runs the casino.",
  },
  { name: "Example Point", slug: "example-point" },
];
