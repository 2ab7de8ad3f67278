/** Lists every migration, oldest first. Add a new migration only here. */
import { Schema1763700000000 } from "./0001-schema.js";
import { WithdrawalHours1763800000000 } from "./0002-withdrawal-hours.js";
import { OfferTerms1763900000000 } from "./0003-offer-terms.js";
import { Directory1764000000000 } from "./0004-directory.js";
import { Facts1764100000000 } from "./0005-facts.js";
import { CasinoDetails1764200000000 } from "./0006-casino-details.js";
import { SiteSettings1764300000000 } from "./0007-site-settings.js";
import { Articles1764400000000 } from "./0008-articles.js";
import { Images1764500000000 } from "./0009-images.js";
import { OutgoingMail1764600000000 } from "./0010-outgoing-mail.js";
import { DirectoryVersions1764800000000 } from "./0012-directory-versions.js";
import { Redirects1764900000000 } from "./0013-redirects.js";
import { ImageRemovals1765000000000 } from "./0014-image-removals.js";
import { FirstRun1765100000000 } from "./0015-first-run.js";
import { PageTexts1765200000000 } from "./0016-page-texts.js";
import { Team1765300000000 } from "./0017-team.js";
import { TeamLinks1765310000000 } from "./0018-team-links.js";
import { SecondFactor1765320000000 } from "./0019-second-factor.js";
import { Drafts1765330000000 } from "./0020-drafts.js";
import { ApiTokens1765350000000 } from "./0022-api-tokens.js";
import { Webhooks1765360000000 } from "./0023-webhooks.js";
import { EditingInPairs1765370000000 } from "./0024-editing-in-pairs.js";
import { ImageHistory1765400000000 } from "./0025-image-history.js";
import { GameTexts1765500000000 } from "./0026-game-texts.js";
import { DeniedOperations1765600000000 } from "./0027-denied-operations.js";
import { MailFailures1765700000000 } from "./0028-mail-failures.js";

export const migrations = [
  Schema1763700000000,
  WithdrawalHours1763800000000,
  OfferTerms1763900000000,
  Directory1764000000000,
  Facts1764100000000,
  CasinoDetails1764200000000,
  SiteSettings1764300000000,
  Articles1764400000000,
  Images1764500000000,
  OutgoingMail1764600000000,
  DirectoryVersions1764800000000,
  Redirects1764900000000,
  ImageRemovals1765000000000,
  FirstRun1765100000000,
  PageTexts1765200000000,
  Team1765300000000,
  TeamLinks1765310000000,
  SecondFactor1765320000000,
  Drafts1765330000000,
  ApiTokens1765350000000,
  Webhooks1765360000000,
  EditingInPairs1765370000000,
  ImageHistory1765400000000,
  GameTexts1765500000000,
  DeniedOperations1765600000000,
  MailFailures1765700000000,
];
