/**
 * The catalogue of errors. The name is also the key of the text in `locales/<lang>/error.json`; `errno` is sent to the
 * browser. `status` of the envelope is `e` + http unless given.
 */
export const errors = {
  badJson: { errno: 'e40000', http: 400 },
  invalid: { errno: 'e40001', http: 400 },
  badForm: { errno: 'e40002', http: 400 },
  fileMissing: { errno: 'e40003', http: 400 },
  /** A letter of a text has more combining marks than any script has. */
  endlessMarks: { errno: 'e40006', http: 400 },
  /** The text was not read before its deadline, or needed too much memory. */
  textTooSlow: { errno: 'e40007', http: 400 },
  textTooDeep: { errno: 'e40008', http: 400 },
  uploadBroken: { errno: 'e40005', http: 400 },
  uploadRunning: { errno: 'e40906', http: 409 },
  /** The page is older than the server: the browser reloads once (A§8). */
  outdated: { errno: 'e30200', http: 400 },
  loginFirst: { errno: 'e40100', http: 401 },
  /** The page was rendered for another person than that of the session: nothing is written. */
  sessionChanged: { errno: 'e40301', http: 403 },
  forbidden: { errno: 'e40300', http: 403 },
  crossSite: { errno: 'e40302', http: 403 },
  notFound: { errno: 'e40400', http: 404 },
  noSuchCall: { errno: 'e40401', http: 404 },
  methodNotAllowed: { errno: 'e40500', http: 405 },
  keyReused: { errno: 'e40902', http: 409 },
  /** Another page or device changed the stored values after they were read: `data.current` has the present ones, by field. */
  valuesStale: { errno: 'e40907', http: 409 },
  tooLarge: { errno: 'e41300', http: 413 },
  unsupportedType: { errno: 'e41500', http: 415 },
  /** A file whose name has an extension that is not taken here. */
  unsupportedFile: { errno: 'e41501', http: 415 },
  tooMany: { errno: 'e42900', http: 429 },
  internal: { errno: 'e50000', http: 500 },
  unavailable: { errno: 'e50300', http: 503 },
  /** The server has no space left to store the request. */
  noSpace: { errno: 'e50700', http: 507 },

  /** Returned as data, never rejected (B§7): the screen shows the sign-up or code prompt. */
  needsSignup: { errno: 'e40104', http: 200, status: 'e40104' },
  competitionExpired: { errno: 'e41001', http: 409 },
  signupClosed: { errno: 'e41002', http: 409 },
  signupFailed: { errno: 'e41003', http: 409 },
  agreementRequired: { errno: 'e41004', http: 409 },
  teamNameTaken: { errno: 'e41005', http: 409 },
  nameReserved: { errno: 'e41006', http: 400 },
  signupNotStarted: { errno: 'e41007', http: 409 },
  organizersDoNotCompete: { errno: 'e41008', http: 403 },
  /** As many people as a competition takes have signed up. */
  competitionFull: { errno: 'e49112', http: 409 },

  privateCodeWrong: { errno: 'e41020', http: 400 },

  topicTitleEmpty: { errno: 'e41030', http: 400 },
  topicTitleInvalid: { errno: 'e41031', http: 400 },
  postEmpty: { errno: 'e41032', http: 400 },
  postTooLong: { errno: 'e41033', http: 400 },
  postForbidden: { errno: 'e41034', http: 400 },
  topicLocked: { errno: 'e41035', http: 409 },
  topicRemoved: { errno: 'e41036', http: 404 },
  /** The person's team is banned in the competition. */
  discussionBanned: { errno: 'e41037', http: 403 },
  postRemoved: { errno: 'e41038', http: 409 },
  tooManyMentions: { errno: 'e41039', http: 400 },

  appealEmpty: { errno: 'e42051', http: 400 },
  appealTooLong: { errno: 'e42052', http: 400 },
  appealForbidden: { errno: 'e42053', http: 400 },
  appealFileTooBig: { errno: 'e42054', http: 413 },
  /** The file's name and content do not agree, or it is of another type. */
  appealFileInvalid: { errno: 'e42055', http: 400 },
  /** The flag has been appealed against already. */
  appealSent: { errno: 'e42056', http: 409 },
  nothingToAppeal: { errno: 'e42057', http: 409 },

  /** Handing in source code: the schedule, the team, the file, and what an archive holds. */
  sourceMissing: { errno: 'e42061', http: 400 },
  sourceNotAsked: { errno: 'e42062', http: 409 },
  sourceNotOpen: { errno: 'e42063', http: 409 },
  sourceClosed: { errno: 'e42064', http: 409 },
  sourceNotScored: { errno: 'e42065', http: 409 },
  sourceRankTooLow: { errno: 'e42066', http: 409 },
  sourceTooMany: { errno: 'e42067', http: 409 },
  sourceTypeWrong: { errno: 'e42068', http: 400 },
  sourceEmpty: { errno: 'e42069', http: 400 },
  sourceTooBig: { errno: 'e42070', http: 413 },
  sourceNotText: { errno: 'e42071', http: 400 },
  sourceNotNotebook: { errno: 'e42072', http: 400 },
  archiveUnreadable: { errno: 'e42073', http: 400 },
  archiveTooMany: { errno: 'e42074', http: 400 },
  archiveLeadsOut: { errno: 'e42075', http: 400 },
  archiveHasPassword: { errno: 'e42076', http: 400 },
  archiveTooBig: { errno: 'e42077', http: 400 },
  commentEmpty: { errno: 'e42078', http: 400 },
  commentTooLong: { errno: 'e42079', http: 400 },
  commentForbidden: { errno: 'e42080', http: 400 },

  /** Choosing submissions for list B. */
  choiceNotOffered: { errno: 'e42091', http: 409 },
  choiceClosed: { errno: 'e42092', http: 409 },
  choiceTooMany: { errno: 'e42093', http: 400 },
  choiceUnknown: { errno: 'e42094', http: 409 },
  /** Two scored submissions of the own team can be compared, and no others. */
  comparisonInvalid: { errno: 'e42095', http: 409 },
  comparisonFailed: { errno: 'e42096', http: 503 },
  /** Only a scored submission can be shared. */
  shareUnscored: { errno: 'e42097', http: 409 },
  /** No reviewer has this account and password. */
  reviewerWrong: { errno: 'e42201', http: 401 },
  /** Points outside a criterion's range, or between its steps. */
  scoreOutOfRange: { errno: 'e42202', http: 400 },
  scoreMissing: { errno: 'e42203', http: 400 },
  scoreCommentShort: { errno: 'e42204', http: 400 },
  scoreCommentLong: { errno: 'e42205', http: 400 },
  scoreCommentForbidden: { errno: 'e42206', http: 400 },
  /** The sheet has been saved elsewhere since it was read. */
  scoreConflict: { errno: 'e42207', http: 409 },
  scoreFinal: { errno: 'e42208', http: 409 },
  /** Before the review opens, after its deadline, or after its results. */
  reviewClosed: { errno: 'e42209', http: 409 },
  notAssigned: { errno: 'e42210', http: 403 },
  projectTitleInvalid: { errno: 'e42220', http: 400 },
  projectSummaryInvalid: { errno: 'e42221', http: 400 },
  projectFileMissing: { errno: 'e42222', http: 400 },
  projectFileInvalid: { errno: 'e42223', http: 400 },
  projectFileTooBig: { errno: 'e42224', http: 413 },

  mobileDevice: { errno: 'e42001', http: 409 },
  noEntryForm: { errno: 'e42002', http: 409 },
  dailyLimit: { errno: 'e42003', http: 409 },
  stageNotReached: { errno: 'e42004', http: 409 },
  notSignedUp: { errno: 'e42005', http: 409 },
  stageEnded: { errno: 'e42006', http: 409 },
  teamBanned: { errno: 'e42007', http: 409 },
  scheduleMismatch: { errno: 'e42008', http: 409 },
  notYourTeam: { errno: 'e42009', http: 403 },
  /** Blocked by the completion gate (B§4); the errors follow its steps. */
  profileIncomplete: { errno: 'e42010', http: 409 },
  occupationIncomplete: { errno: 'e42011', http: 409 },
  realNameMissing: { errno: 'e42012', http: 409 },
  /** The evaluation of the submission has begun. */
  cancelTooLate: { errno: 'e42013', http: 409 },

  fileNotDownloadable: { errno: 'e43001', http: 404 },
  downloadFailed: { errno: 'e43002', http: 500 },
  realNameFirst: { errno: 'e43003', http: 403 },
  protocolFirst: { errno: 'e43004', http: 403 },
  signUpFirst: { errno: 'e43005', http: 403 },

  teamFull: { errno: 'e44001', http: 409 },
  /** The team that asked has been disbanded meanwhile. */
  teamStatusUnknown: { errno: 'e44002', http: 409 },
  /** The name and texts of a flagged team stay as they are. */
  teamUpdateFailed: { errno: 'e44003', http: 409 },
  /** The person is no longer a member. */
  memberRemovalFailed: { errno: 'e44004', http: 409 },
  /** The person is no member, or is the captain already. */
  captainTransferFailed: { errno: 'e44005', http: 409 },
  /** A member cannot leave, nor can a captain with members. */
  exitFailed: { errno: 'e44006', http: 409 },
  /** The request is answered already, or there is no place for a solo entrant. */
  joinRequestFailed: { errno: 'e44007', http: 409 },
  mergedSubmitsExceeded: { errno: 'e44008', http: 409 },
  mergedMembersExceeded: { errno: 'e44009', http: 409 },
  teamAlreadyJoined: { errno: 'e44010', http: 409 },
  /** The team was asked already, or is the person's own. */
  applicationFailed: { errno: 'e44011', http: 409 },
  notCaptain: { errno: 'e44012', http: 403 },
  inviteeNotSolo: { errno: 'e44013', http: 409 },
  teamRisky: { errno: 'e44014', http: 409 },
  teamsFrozen: { errno: 'e44015', http: 409 },
  roundsDiffer: { errno: 'e44016', http: 409 },
  teamEvaluating: { errno: 'e44017', http: 409 },
  teamHasSubmissions: { errno: 'e44018', http: 409 },
  alreadyInvited: { errno: 'e44019', http: 409 },
  tooManyInvites: { errno: 'e44020', http: 409 },
  /** One of the two people blocks the other. */
  teamBlocked: { errno: 'e44021', http: 409 },
  reasonRequired: { errno: 'e44022', http: 400 },
  reasonInvalid: { errno: 'e44023', http: 400 },
  teamNameInvalid: { errno: 'e44024', http: 400 },
  manifestoInvalid: { errno: 'e44025', http: 400 },
  tutorInvalid: { errno: 'e44026', http: 400 },
  lookingInvalid: { errno: 'e44027', http: 400 },
  /** The competition is private, and the person has not entered its code. */
  inviteeLockedOut: { errno: 'e44028', http: 409 },
  /** The person is a member of the team that invites them. */
  inviteeInTeam: { errno: 'e44029', http: 409 },
  mergedTriesToday: { errno: 'e44030', http: 409 },

  /** The user has neither a verified phone nor an e-mail address: the sign-on site asks for a phone (A§8). */
  unbound: { errno: 'e45000', http: 403, errcode: 'UNBOUND_PHONE_OR_EMAIL' },
  wrongPassword: { errno: 'e45001', http: 401 },
  currentPasswordWrong: { errno: 'e45002', http: 400 },
  noPassword: { errno: 'e45003', http: 409 },
  emailInvalid: { errno: 'e45004', http: 400 },
  emailTaken: { errno: 'e45005', http: 409 },
  phoneInvalid: { errno: 'e45006', http: 400 },
  phoneTaken: { errno: 'e45007', http: 409 },
  codeWrong: { errno: 'e45008', http: 400 },
  codeExpired: { errno: 'e45009', http: 400 },
  linkExpired: { errno: 'e45010', http: 400 },
  passwordTooShort: { errno: 'e45011', http: 400 },
  passwordTooLong: { errno: 'e45012', http: 400 },
  passwordCommon: { errno: 'e45013', http: 400 },
  nameInvalid: { errno: 'e45014', http: 400 },
  noSender: { errno: 'e45015', http: 503 },
  nameTaken: { errno: 'e45016', http: 409 },
  /** A way to sign in is changed with the password, or with a code to the phone number that the account has. */
  proofNeeded: { errno: 'e45017', http: 403 },
  /** The code to the phone number that the account has is wrong or has run out. */
  ownCodeWrong: { errno: 'e45018', http: 400 },
  passwordAlreadySet: { errno: 'e45019', http: 409 },
  /** A person's data are exported at most once a day. */
  exportTooSoon: { errno: 'e45020', http: 409 },
  emailMissing: { errno: 'e45021', http: 400 },
  phoneMissing: { errno: 'e45022', http: 400 },
  codeMissing: { errno: 'e45023', http: 400 },
  accountMissing: { errno: 'e45024', http: 400 },
  consentMissing: { errno: 'e45025', http: 400 },

  userNotExist: { errno: 'e46001', http: 404 },
  followSelf: { errno: 'e46002', http: 400 },
  pictureMissing: { errno: 'e46003', http: 400 },
  /** The picture is of a kind that is not accepted, or cannot be decoded completely. */
  pictureBroken: { errno: 'e46004', http: 400 },
  /** A photo in the format of iPhones, which the server cannot decode. */
  pictureHeic: { errno: 'e46009', http: 400 },
  /** The picture has too many pixels. */
  pictureTooBig: { errno: 'e46005', http: 413 },
  /** The person to follow blocks the caller. */
  followRefused: { errno: 'e46007', http: 409 },
  /** The caller blocks the person to follow. */
  followBlocked: { errno: 'e46008', http: 409 },
  /** The address is not that of a picture uploaded by the caller. */
  pictureUnknown: { errno: 'e46006', http: 400 },

  messageEmpty: { errno: 'e47001', http: 400 },
  messageTooLong: { errno: 'e47002', http: 400 },
  receiverMissing: { errno: 'e47003', http: 400 },
  tooManyReceivers: { errno: 'e47004', http: 400 },
  messageToSelf: { errno: 'e47005', http: 400 },
  messageToSystem: { errno: 'e47006', http: 400 },
  noSuchReceiver: { errno: 'e47007', http: 404 },
  receiverBlocked: { errno: 'e47008', http: 409 },
  firstContactLimit: { errno: 'e47009', http: 409 },
  /** The text contains NUL or half of a surrogate pair, which the database rejects. */
  messageForbidden: { errno: 'e47010', http: 400 },
  /** The receiver blocks the sender. */
  messageRefused: { errno: 'e47011', http: 409 },
  /** The link to end mails is not one that the site has signed. */
  mailLinkInvalid: { errno: 'e47012', http: 400 },

  introductionInvalid: { errno: 'e48001', http: 400 },
  locationInvalid: { errno: 'e48002', http: 400 },
  birthdayInvalid: { errno: 'e48003', http: 400 },
  companyInvalid: { errno: 'e48004', http: 400 },
  jobInvalid: { errno: 'e48005', http: 400 },
  schoolInvalid: { errno: 'e48006', http: 400 },
  majorInvalid: { errno: 'e48007', http: 400 },
  degreeInvalid: { errno: 'e48008', http: 400 },
  periodInvalid: { errno: 'e48009', http: 400 },
  entriesFull: { errno: 'e48010', http: 409 },
  skillInvalid: { errno: 'e48011', http: 400 },
  skillTaken: { errno: 'e48012', http: 409 },
  skillsFull: { errno: 'e48013', http: 409 },
  accomplishmentNameInvalid: { errno: 'e48014', http: 400 },
  organizationInvalid: { errno: 'e48015', http: 400 },
  descriptionInvalid: { errno: 'e48016', http: 400 },
  getTimeInvalid: { errno: 'e48017', http: 400 },
  /** The row to change is not there, or is another person's. */
  entryMissing: { errno: 'e48018', http: 404 },
  /** The new order lacks a row, or names one that is not there: the list has changed meanwhile. */
  orderStale: { errno: 'e48019', http: 409 },
  industriesFull: { errno: 'e48020', http: 409 },
  industryInvalid: { errno: 'e48021', http: 400 },

  articleTitleEmpty: { errno: 'e48030', http: 400 },
  articleTitleInvalid: { errno: 'e48031', http: 400 },
  articleSummaryInvalid: { errno: 'e48032', http: 400 },
  articleTextEmpty: { errno: 'e48033', http: 400 },
  articleTextInvalid: { errno: 'e48034', http: 400 },
  articleTagInvalid: { errno: 'e48035', http: 400 },
  /** Another save came first: the page shows an older text. */
  articleStale: { errno: 'e48036', http: 409 },

  notebookTitleInvalid: { errno: 'e48041', http: 400 },
  notebookSummaryInvalid: { errno: 'e48042', http: 400 },
  notebookTypeWrong: { errno: 'e48044', http: 400 },
  notebookTooBig: { errno: 'e48046', http: 413 },
  notebookNotJson: { errno: 'e48047', http: 400 },
  /** The JSON has no cells, or cells of another form. */
  notebookNotOne: { errno: 'e48048', http: 400 },
  /** The file is in another version of the format than 4. */
  notebookOldFormat: { errno: 'e48049', http: 400 },
  notebookTooManyCells: { errno: 'e48050', http: 400 },
  /** A text has NUL or half of a surrogate pair. */
  notebookBadCharacters: { errno: 'e48051', http: 400 },
  /** The person takes no part in the competition. */
  notebookCompetitionUnknown: { errno: 'e48052', http: 400 },
  notebooksFull: { errno: 'e48053', http: 409 },
  /** Another change came first: the page shows an older notebook. */
  notebookStale: { errno: 'e48054', http: 409 },

  /** A value of a theme has another form than its name allows. */
  themeInvalid: { errno: 'e48060', http: 400 },
  /** A text of a theme has less contrast with its background than WCAG AA asks for. */
  themeWeak: { errno: 'e48061', http: 400 },
  /** Another save or publication came first: the studio shows an older draft. */
  studioStale: { errno: 'e48062', http: 409 },
  studioNothing: { errno: 'e48063', http: 409 },
  publishTimeWrong: { errno: 'e48064', http: 400 },
  studioLinksFull: { errno: 'e48065', http: 409 },
  studioSecretWeak: { errno: 'e48066', http: 400 },

  /** The page is shown by the time machine, in which nothing is stored. */
  timeMachineReadOnly: { errno: 'e48070', http: 403 },
  /** The instant is outside of what the time machine shows. */
  timeMachineInstant: { errno: 'e48071', http: 400 },
  /** The competition has no such role. */
  timeMachineRole: { errno: 'e48072', http: 400 },

  datasetNameEmpty: { errno: 'e48101', http: 400 },
  datasetNameInvalid: { errno: 'e48102', http: 400 },
  datasetSummaryEmpty: { errno: 'e48103', http: 400 },
  datasetSummaryInvalid: { errno: 'e48104', http: 400 },
  datasetTextEmpty: { errno: 'e48105', http: 400 },
  datasetTextInvalid: { errno: 'e48106', http: 400 },
  datasetCategoryMissing: { errno: 'e48107', http: 400 },
  datasetLicenceMissing: { errno: 'e48108', http: 400 },
  datasetTagInvalid: { errno: 'e48109', http: 400 },
  datasetSourceInvalid: { errno: 'e48110', http: 400 },
  datasetFilesMissing: { errno: 'e48111', http: 409 },
  /** Files are still arriving or being put together. */
  datasetUploadsOpen: { errno: 'e48112', http: 409 },
  datasetChangesEmpty: { errno: 'e48113', http: 400 },
  datasetChangesInvalid: { errno: 'e48114', http: 400 },
  /** Another save came first: the page shows an older text. */
  datasetStale: { errno: 'e48115', http: 409 },
  datasetsFull: { errno: 'e48116', http: 409 },
  datasetNotPublished: { errno: 'e48117', http: 409 },
  /** A data set that was published once is withdrawn, and never deleted. */
  datasetPublished: { errno: 'e48118', http: 409 },
  datasetColumnInvalid: { errno: 'e48119', http: 400 },
  datasetFileNameInvalid: { errno: 'e48120', http: 400 },
  datasetFileEmpty: { errno: 'e48121', http: 400 },
  datasetFileTooLarge: { errno: 'e48122', http: 413 },
  datasetFilesFull: { errno: 'e48123', http: 409 },
  /** The files of the person would have more bytes than a person may store. */
  datasetSpaceFull: { errno: 'e48124', http: 409 },
  datasetUploadsFull: { errno: 'e48125', http: 409 },
  /** Another choice came first: the form shows an older reading. */
  readingStale: { errno: 'e48126', http: 409 },
  /** A type was chosen for a column that the table has not. */
  readingColumnUnknown: { errno: 'e48127', http: 400 },
  /** The file is no table, so that there is nothing to choose. */
  readingUnfit: { errno: 'e48128', http: 409 },
  /** The request names no version of the tus protocol, or another one. */
  tusVersion: { errno: 'e48130', http: 412 },
  uploadLengthMissing: { errno: 'e48131', http: 400 },
  uploadOffsetWrong: { errno: 'e48132', http: 409 },
  uploadChecksumUnknown: { errno: 'e48133', http: 400 },
  /** The part that arrived is not the one that was sent; nothing of it is stored. */
  uploadChecksumWrong: { errno: 'e48134', http: 460 },
  /** The client would send parts of one file as several uploads (tus concatenation). */
  uploadConcatUnknown: { errno: 'e48135', http: 400 },
  /** The upload of a result file was given up, or is another person's; or its parts were removed after a week. */
  uploadGone: { errno: 'e48136', http: 410 },
  /** The file is handed in before its last part. */
  uploadUnfinished: { errno: 'e48137', http: 409 },

  /** Name, number, kind of document or the photograph with its holder is missing (B§5). */
  realNameRequired: { errno: 'e49001', http: 400 },
  realNameInvalid: { errno: 'e49002', http: 400 },
  certificateInvalid: { errno: 'e49003', http: 400 },
  idInvalid: { errno: 'e49004', http: 400 },
  /** The photograph is not a JPEG or PNG, or cannot be decoded completely. */
  photoBroken: { errno: 'e49005', http: 400 },
  photoTooBig: { errno: 'e49006', http: 413 },
  realNamePassed: { errno: 'e49007', http: 409 },
  realNamePending: { errno: 'e49008', http: 409 },
  /** The person has already chosen the other identity (S100). */
  realNameOther: { errno: 'e49009', http: 409 },
  /** `shipDeleteId` is not the id of the stored record. */
  realNameChanged: { errno: 'e49010', http: 409 },
  companyNameInvalid: { errno: 'e49011', http: 400 },
  creditCodeInvalid: { errno: 'e49012', http: 400 },
  contactNameInvalid: { errno: 'e49013', http: 400 },
  contactEmailInvalid: { errno: 'e49014', http: 400 },
  purposeInvalid: { errno: 'e49015', http: 400 },
  licenceMissing: { errno: 'e49016', http: 400 },
  companyPassed: { errno: 'e49017', http: 409 },
  companyPending: { errno: 'e49018', http: 409 },
  /** Another account has sent this number, and it waits or has passed. */
  idNumberTaken: { errno: 'e49019', http: 409 },

  /** A table that somebody makes a competition of: its file is read as a data set's, and `data.problem` says why it is not. */
  tableUnread: { errno: 'e49100', http: 400 },
  tableTooSmall: { errno: 'e49101', http: 400 },
  tableTooLarge: { errno: 'e49102', http: 400 },
  hostedTitleEmpty: { errno: 'e49103', http: 400 },
  hostedTarget: { errno: 'e49104', http: 400 },
  hostedTooMany: { errno: 'e49105', http: 409 },

  /** Values of a desk that contradict each other: `data.faults` names each with its path, see `DeskFault`. */
  deskUnfit: { errno: 'e49106', http: 400 },
  /** A competition whose solution is public cannot end later. */
  solutionPublic: { errno: 'e49107', http: 409 },
  /** The owner of a competition keeps that role. */
  deskOwner: { errno: 'e49108', http: 409 },
  /** Somebody who has signed up for a competition cannot run it. */
  deskCompetes: { errno: 'e49109', http: 409 },
  announcementEmpty: { errno: 'e49110', http: 400 },
  announcementNobody: { errno: 'e49111', http: 409 },
} as const satisfies Record<string, { errno: `e${number}`; http: number; status?: string; errcode?: string }>

export type ErrorName = keyof typeof errors

/** The errno of an error as a type, for browser code, which would load the whole catalogue with its value. */
export type ErrnoOf<Name extends ErrorName> = (typeof errors)[Name]['errno']

/** Errors that any call may answer besides its own. */
export const everyCall = [
  'badJson',
  'invalid',
  'endlessMarks',
  'textTooSlow',
  'textTooDeep',
  'outdated',
  'loginFirst',
  'sessionChanged',
  'forbidden',
  'crossSite',
  'timeMachineReadOnly',
  'notFound',
  'noSuchCall',
  'methodNotAllowed',
  'keyReused',
  'tooLarge',
  'unsupportedType',
  'unsupportedFile',
  'tooMany',
  'internal',
  'unavailable',
  'noSpace',
] as const satisfies readonly ErrorName[]

export type EveryCallError = (typeof everyCall)[number]

/** Name of an error by its errno; unknown numbers are missing. */
export const errorByErrno: ReadonlyMap<string, ErrorName> = new Map(
  (Object.keys(errors) as ErrorName[]).map((name) => [errors[name].errno, name]),
)
