import type { Picture } from './types';

export const deccanPictures = {
  'goa-beach-paradise': {
    alt: 'A thatched shack and an outrigger canoe on a crescent beach at sunset, the ramparts of Chapora on the headland',
    place:
      'A thatched beach shack and a Goan outrigger canoe on a crescent beach at sunset, the ramparts of Chapora on the headland',
  },
  'hyderabad-heritage-tour': {
    alt: 'A Qutb Shahi tomb with its great bulbous dome among lawns and rose beds at noon',
    place:
      'A Qutb Shahi tomb with its great bulbous dome, lotus collar and double arcade in the gardens below Golconda, at noon',
  },
  'hampi-badami': {
    alt: 'The stone chariot of the Vittala temple at Hampi with its elephants, boulder hills and frangipani at sunrise',
    place:
      'The stone chariot of the Vittala temple at Hampi with its elephants, the hall of musical pillars, boulder hills at sunrise',
  },
  'hyderabad-charminar-golconda': {
    alt: 'Golconda fort on its granite hill, walls climbing to the pavilion on top, an old cannon on a bastion',
    place:
      'Golconda fort: ramparts climbing a granite hill to the Bala Hissar pavilion, an old bronze gun on a bastion, morning',
  },
  'gokarna-murudeshwar': {
    alt: 'The huge seated Shiva of Murudeshwar and the twenty-storey gopuram, mirrored in the sea at dusk',
    place:
      'Murudeshwar from the sea: the huge seated Shiva on his hill and the twenty-storey gopuram at its foot, at nightfall',
  },
  'tirupati-balaji-darshan': {
    alt: 'Tirumala before sunrise: the golden vimana, the white gopuram and pilgrims by the temple tank',
    place:
      'Tirumala before sunrise: the gold-plated Ananda Nilayam vimana, the white gopuram, the temple tank and the seven hills',
  },
  'old-goa-dudhsagar': {
    alt: 'A train on the viaduct that crosses the milk-white Dudhsagar falls in the monsoon forest',
    place: 'The four-tiered Dudhsagar falls in the monsoon, a train on the stone viaduct that crosses them',
  },
  'palolem-south-goa': {
    alt: 'Coloured huts on stilts along the palm-lined bay of Palolem, a canoe with travellers and a leaping dolphin',
    place:
      'Palolem from the water: coloured huts on stilts along the crescent beach, palms, Canacona island, an outrigger canoe and a dolphin',
  },
  'north-goa-forts-beaches': {
    alt: 'The white lighthouse of Fort Aguada above red laterite ramparts, the sea under piled-up clouds',
    place:
      'Fort Aguada: the round white lighthouse over laterite ramparts and the dry moat, the Arabian Sea under monsoon clouds',
  },
  'coorg-coffee-estates': {
    alt: 'A Kodava couple with a basket of coffee cherries among flowering estates and misty Coorg hills',
    place:
      'A Kodava couple with a basket of red coffee cherries, shade-grown estates and the misty Coorg hills as from Raja’s Seat',
  },
  'udupi-kollur-sringeri': {
    alt: 'The stone Vidyashankara temple of Sringeri above the steps of the Tunga, sacred fish in the clear water',
    place:
      'The Vidyashankara temple of Sringeri above the ghat of the Tunga, sacred fish in the clear water, the Western Ghats',
  },
  'araku-borra-caves': {
    alt: 'The Araku valley from inside the Borra caves: stalactites, a train at its tunnel, terraces and Dhimsa dancers',
    place:
      'The Araku valley from inside the Borra caves: stalactites round the mouth, terraces in flower, the train at its tunnel, Dhimsa dancers',
  },
  'gandikota-belum-caves': {
    alt: 'Travellers on a ledge above the red sandstone gorge of the Pennar at Gandikota, fort walls on the rim',
    place:
      'Gandikota: the Pennar far below in its gorge of red sandstone, the fort wall on the rim, travellers on the ledge at sunset',
  },
  'warangal-ramappa': {
    alt: 'The carved stone gateways of Warangal fort, one framed by the other before the rising sun',
    place:
      'The free-standing Kakatiya gateways (Kirti Toranam) of Warangal fort one behind the other against the rising sun',
  },
  'bhadrachalam-papikondalu': {
    alt: 'A two-decked launch on the Godavari between the steep wooded Papi hills, bamboo huts on the bank',
    place:
      'A two-decked launch on the Godavari between the steep wooded hills of Papikondalu, bamboo huts on the sandbank',
  },
  'itinerary-goa-beach-paradise': {
    alt: 'A lane of Fontainhas in Panjim with yellow and indigo houses, a baker on his bicycle and a white chapel',
    place:
      'A lane of Fontainhas, the Latin quarter of Panjim: yellow and indigo houses with oyster-shell windows, the baker on his bicycle, the chapel',
  },
  telangana: {
    alt: 'The Charminar lit at night through the cusped arch of a bangle shop, the crowd of the bazaar below',
    place: 'The Charminar lit at night, seen through the cusped arch of a bangle shop in Laad Bazaar',
  },
} satisfies Record<string, Picture>;
