/** What the server lets an attendee send now. */
export interface SendState {
  mic: boolean;
  camera: boolean;
  screen: boolean;
}
