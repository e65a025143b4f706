/** The address of the room in which a guide talks with one shopper, by its appointment's id. */
export const consultationPath = (appointmentId: string): string => `consultation-${appointmentId}`;
