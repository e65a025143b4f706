/** Words that the house has retired, and what it writes instead; `docs/glossary.md` says why. */
export const RETIRED_WORDS = new Map([
  ['trespass', 'authorization'],
  ['lexicon', 'id-mapping'],
  ['counterparts', 'entity-pairs'],
  ['film', 'video'],
  ['films', 'videos'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['coloured', 'colored'],
  ['normalise', 'normalize'],
  ['normalised', 'normalized'],
  ['localise', 'localize'],
  ['localised', 'localized'],
]);

/** Names that were a dialect's as a whole, though each of their words is good. */
export const RETIRED_NAMES = new Map([
  ['parkPeer', 'suspendPeer'],
  ['createLoneMedia', 'createSingleServerMedia'],
  ['unlearn', 'forgetRemoteState'],
  ['keepDrafts', 'saveDrafts'],
  ['useReturn', 'useReloadWhenAvailable'],
  ['useWish', 'useOptimisticSetting'],
  ['useLookAt', 'useInspectAttendee'],
  ['useKeepInRoom', 'useRoomLinkHandler'],
  ['loadKeptPage', 'loadWithStaleFallback'],
  ['followTile', 'observeTileSize'],
  ['lookedAtAttendeeAtom', 'inspectedAttendeeIdAtom'],
  ['soundWishAtom', 'playbackRequestAtom'],
  ['accessKind', 'collectionKind'],
  ['Texted', 'TranslatedEntity'],
  ['LASTS', 'DRAFT_TTL_MS'],
  ['PATIENCE', 'RESTORE_TIMEOUT_MS'],
  ['RoomPlace', 'RoomIdentity'],
  ['RoomAct', 'GuideAction'],
  ['actingQueries', 'onBehalfQueries'],
  ['SlidePlace', 'SlidePosition'],
  ['askStore', 'withStoreErrors'],
  ['intendAct', 'beginAction'],
  ['finishAct', 'completeAction'],
  ['tellHoldings', 'notifyCollectionsChanged'],
  ['noteTurnover', 'recordTurnover'],
  ['failureOfSilence', 'noResponseError'],
  ['failureOfAnswer', 'errorFromResponse'],
  ['LinkWatch', 'ConnectionMonitor'],
  ['VideoAllowance', 'VideoBudget'],
  ['redis-wire', 'redis-connection'],
  ['room-sites', 'router-group'],
  ['waiting-wire', 'waiting-room-leaks'],
]);

/** The words of a camel-case, kebab-case or upper-case name, or of a sentence, in lower case. */
export const wordsOf = (text) =>
  text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
