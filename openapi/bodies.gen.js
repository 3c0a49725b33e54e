// Generated from university.yaml by `npm run generate`. Do not edit.
/* eslint-disable */


const schema6 = {"$ref":"university#/components/schemas/Credentials","$id":"login"};
const schema8 = {"type":"object","required":["email","password"],"properties":{"email":{"$ref":"university#/components/schemas/EmailAddress"},"password":{"$ref":"university#/components/schemas/Password"}}};
const schema9 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const formats0 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
import { textLength as func2 } from './text-length.ts';

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 254){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","format":"password","minLength":6,"maxLength":128};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 128){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 6){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate26(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}


const schema11 = {"$ref":"university#/components/schemas/StudentRegistration","$id":"register"};
const schema12 = {"type":"object","required":["name","rollNo","email","password","department","year","semester"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"password":{"$ref":"university#/components/schemas/Password"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"phone":{"$ref":"university#/components/schemas/PhoneNumber"},"address":{"type":"string","maxLength":500},"dateOfBirth":{"$ref":"university#/components/schemas/CalendarDate"},"bloodGroup":{"$ref":"university#/components/schemas/BloodGroup"},"gender":{"$ref":"university#/components/schemas/Gender"}}};
const schema13 = {"type":"string","format":"visible","minLength":2,"maxLength":100};
const formats2 = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 100){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","minLength":4,"maxLength":20,"pattern":"^[A-Za-z0-9/-]+$"};
const pattern0 = new RegExp("^[A-Za-z0-9/-]+$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 4){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","format":"visible","minLength":2,"maxLength":60};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"integer","format":"int32","minimum":1,"maximum":4};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 4 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"integer","format":"int32","minimum":1,"maximum":8};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 8 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"};
const pattern1 = new RegExp("^\\+?[0-9]{10,15}$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 16){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 10){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","format":"date","minLength":10,"maxLength":10};
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 10){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 10){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats6.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","minLength":2,"maxLength":3,"enum":["A+","A-","B+","B-","AB+","AB-","O+","O-"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "A+") || (data === "A-")) || (data === "B+")) || (data === "B-")) || (data === "AB+")) || (data === "AB-")) || (data === "O+")) || (data === "O-"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 3){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 2){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","minLength":4,"maxLength":6,"enum":["Male","Female","Other"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Male") || (data === "Female")) || (data === "Other"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 6){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 4){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rollNo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollNo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.password === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.department === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "department"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.year === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.semester === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "semester"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.name !== undefined){
if(!(validate31(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.rollNo !== undefined){
if(!(validate33(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate26(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.department !== undefined){
if(!(validate37(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.year !== undefined){
if(!(validate39(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.semester !== undefined){
if(!(validate41(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate43(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
let data8 = data.address;
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dateOfBirth !== undefined){
if(!(validate45(data.dateOfBirth, {instancePath:instancePath+"/dateOfBirth",parentData:data,parentDataProperty:"dateOfBirth",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.bloodGroup !== undefined){
if(!(validate47(data.bloodGroup, {instancePath:instancePath+"/bloodGroup",parentData:data,parentDataProperty:"bloodGroup",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.gender !== undefined){
if(!(validate49(data.gender, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="register" */;
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}


const schema22 = {"$ref":"university#/components/schemas/OwnContact","$id":"updateOwnContact"};
const schema23 = {"type":"object","required":["phone","address"],"properties":{"phone":{"type":["string","null"],"minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"},"address":{"type":["string","null"],"maxLength":500},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}}};
const schema24 = {"type":"string","format":"date-time","minLength":20,"maxLength":40};
const formats8 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 20){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats8.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone !== undefined){
let data0 = data.phone;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema23.properties.phone.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 16){
const err3 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 10){
const err4 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data0)){
const err5 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.address !== undefined){
let data1 = data.address;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema23.properties.address.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOwnContact" */;
let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}


const schema25 = {"$ref":"university#/components/schemas/PasswordChange","$id":"changePassword"};
const schema26 = {"type":"object","required":["oldPassword","newPassword"],"properties":{"oldPassword":{"type":"string","format":"password","minLength":1,"maxLength":128},"newPassword":{"$ref":"university#/components/schemas/Password"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oldPassword === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldPassword"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.newPassword === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.oldPassword !== undefined){
let data0 = data.oldPassword;
if(typeof data0 === "string"){
if(func2(data0) > 128){
const err2 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.newPassword !== undefined){
if(!(validate26(data.newPassword, {instancePath:instancePath+"/newPassword",parentData:data,parentDataProperty:"newPassword",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changePassword" */;
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}


const schema27 = {"$ref":"university#/components/schemas/AdminCredentials","$id":"adminLogin"};
const schema28 = {"type":"object","required":["usernameOrEmail","password"],"properties":{"usernameOrEmail":{"type":"string","minLength":3,"maxLength":254},"password":{"$ref":"university#/components/schemas/Password"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.usernameOrEmail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usernameOrEmail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.usernameOrEmail !== undefined){
let data0 = data.usernameOrEmail;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err2 = {instancePath:instancePath+"/usernameOrEmail",schemaPath:"#/properties/usernameOrEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 3){
const err3 = {instancePath:instancePath+"/usernameOrEmail",schemaPath:"#/properties/usernameOrEmail/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/usernameOrEmail",schemaPath:"#/properties/usernameOrEmail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validate26(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="adminLogin" */;
let vErrors = null;
let errors = 0;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}


const schema29 = {"$ref":"university#/components/schemas/AdminRegistration","$id":"registerAdmin"};
const schema30 = {"type":"object","required":["name","username","email","password","role"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"username":{"$ref":"university#/components/schemas/UserName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"password":{"$ref":"university#/components/schemas/Password"},"role":{"$ref":"university#/components/schemas/AdminRole"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"}}};
const schema31 = {"type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9._-]+$"};
const pattern3 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 50){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string","minLength":5,"maxLength":11,"enum":["STAFF_ADMIN","SUPER_ADMIN","ADMIN"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "STAFF_ADMIN") || (data === "SUPER_ADMIN")) || (data === "ADMIN"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 11){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 5){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.username === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.password === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.role === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name !== undefined){
if(!(validate31(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.username !== undefined){
if(!(validate68(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate26(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate72(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.department !== undefined){
if(!(validate37(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.phoneNumber !== undefined){
if(!(validate43(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="registerAdmin" */;
let vErrors = null;
let errors = 0;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}


const schema33 = {"$ref":"university#/components/schemas/StudentUpdate","$id":"updateStudent"};
const schema34 = {"type":"object","required":["name","rollNo","email","department","year","semester"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"phone":{"type":["string","null"],"minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"},"address":{"type":["string","null"],"maxLength":500},"dateOfBirth":{"type":["string","null"],"format":"date","minLength":10,"maxLength":10},"bloodGroup":{"anyOf":[{"$ref":"university#/components/schemas/BloodGroup"},{"type":"null"}]},"gender":{"anyOf":[{"$ref":"university#/components/schemas/Gender"},{"type":"null"}]},"status":{"anyOf":[{"$ref":"university#/components/schemas/StudentStatus"},{"type":"null"}]},"admissionDate":{"type":["string","null"],"format":"date","minLength":10,"maxLength":10},"currentCGPA":{"type":["number","null"],"format":"double","minimum":0,"maximum":10},"attendance":{"anyOf":[{"$ref":"university#/components/schemas/Attendance"},{"type":"null"}]},"totalCredits":{"type":["integer","null"],"format":"int32","minimum":0,"maximum":1000},"totalFee":{"type":["number","null"],"format":"double","minimum":0,"maximum":10000000},"paidAmount":{"type":["number","null"],"format":"double","minimum":0,"maximum":10000000},"placementStatus":{"anyOf":[{"$ref":"university#/components/schemas/PlacementStatus"},{"type":"null"}]},"company":{"type":["string","null"],"maxLength":100},"packageAmount":{"type":["number","null"],"format":"double","minimum":0,"maximum":1000},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}},"if":{"required":["placementStatus"],"properties":{"placementStatus":{"const":"Placed"}}},"then":{"unevaluatedProperties":true,"required":["company"],"properties":{"company":{"type":"string","format":"visible","minLength":1,"maxLength":100}}}};
const schema35 = {"type":"string","minLength":6,"maxLength":9,"enum":["Active","Inactive","Graduated","Suspended"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Active") || (data === "Inactive")) || (data === "Graduated")) || (data === "Suspended"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 9){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 6){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["percentage"],"properties":{"percentage":{"$ref":"university#/components/schemas/Percentage"}}};
const schema37 = {"type":"number","format":"double","minimum":0,"maximum":100};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percentage === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percentage"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.percentage !== undefined){
if(!(validate90(data.percentage, {instancePath:instancePath+"/percentage",parentData:data,parentDataProperty:"percentage",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","minLength":6,"maxLength":14,"enum":["Placed","Not Placed","Higher Studies"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Placed") || (data === "Not Placed")) || (data === "Higher Studies"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 14){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 6){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.placementStatus === undefined) && (missing0 = "placementStatus")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.placementStatus !== undefined){
if("Placed" !== data.placementStatus){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "company"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.company !== undefined){
let data1 = data.company;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2.test(data1))){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rollNo === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollNo"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.email === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.department === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "department"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.year === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.semester === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "semester"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.name !== undefined){
if(!(validate31(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.rollNo !== undefined){
if(!(validate33(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.department !== undefined){
if(!(validate37(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.year !== undefined){
if(!(validate39(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.semester !== undefined){
if(!(validate41(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema34.properties.phone.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data8 === "string"){
if(func2(data8) > 16){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data8) < 10){
const err16 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data8)){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.address !== undefined){
let data9 = data.address;
if((typeof data9 !== "string") && (data9 !== null)){
const err18 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema34.properties.address.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data9 === "string"){
if(func2(data9) > 500){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.dateOfBirth !== undefined){
let data10 = data.dateOfBirth;
if((typeof data10 !== "string") && (data10 !== null)){
const err20 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema34.properties.dateOfBirth.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 10){
const err21 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data10) < 10){
const err22 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats6.test(data10))){
const err23 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.bloodGroup !== undefined){
let data11 = data.bloodGroup;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(validate47(data11, {instancePath:instancePath+"/bloodGroup",parentData:data,parentDataProperty:"bloodGroup",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs22 = errors;
if(data11 !== null){
const err24 = {instancePath:instancePath+"/bloodGroup",schemaPath:"#/properties/bloodGroup/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err25 = {instancePath:instancePath+"/bloodGroup",schemaPath:"#/properties/bloodGroup/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.gender !== undefined){
let data12 = data.gender;
const _errs25 = errors;
let valid5 = false;
const _errs26 = errors;
if(!(validate49(data12, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs27 = errors;
if(data12 !== null){
const err26 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err27 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data13 = data.status;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(!(validate87(data13, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs32 = errors;
if(data13 !== null){
const err28 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid3 = _errs32 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.admissionDate !== undefined){
let data14 = data.admissionDate;
if((typeof data14 !== "string") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/admissionDate",schemaPath:"#/properties/admissionDate/type",keyword:"type",params:{type: schema34.properties.admissionDate.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data14 === "string"){
if(func2(data14) > 10){
const err31 = {instancePath:instancePath+"/admissionDate",schemaPath:"#/properties/admissionDate/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func2(data14) < 10){
const err32 = {instancePath:instancePath+"/admissionDate",schemaPath:"#/properties/admissionDate/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats6.test(data14))){
const err33 = {instancePath:instancePath+"/admissionDate",schemaPath:"#/properties/admissionDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.currentCGPA !== undefined){
let data15 = data.currentCGPA;
if((!(typeof data15 == "number")) && (data15 !== null)){
const err34 = {instancePath:instancePath+"/currentCGPA",schemaPath:"#/properties/currentCGPA/type",keyword:"type",params:{type: schema34.properties.currentCGPA.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 10 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/currentCGPA",schemaPath:"#/properties/currentCGPA/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/currentCGPA",schemaPath:"#/properties/currentCGPA/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.attendance !== undefined){
let data16 = data.attendance;
const _errs39 = errors;
let valid7 = false;
const _errs40 = errors;
if(!(validate89(data16, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid4 = _errs40 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs41 = errors;
if(data16 !== null){
const err37 = {instancePath:instancePath+"/attendance",schemaPath:"#/properties/attendance/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
const err38 = {instancePath:instancePath+"/attendance",schemaPath:"#/properties/attendance/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.totalCredits !== undefined){
let data17 = data.totalCredits;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err39 = {instancePath:instancePath+"/totalCredits",schemaPath:"#/properties/totalCredits/type",keyword:"type",params:{type: schema34.properties.totalCredits.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 1000 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/totalCredits",schemaPath:"#/properties/totalCredits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/totalCredits",schemaPath:"#/properties/totalCredits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.totalFee !== undefined){
let data18 = data.totalFee;
if((!(typeof data18 == "number")) && (data18 !== null)){
const err42 = {instancePath:instancePath+"/totalFee",schemaPath:"#/properties/totalFee/type",keyword:"type",params:{type: schema34.properties.totalFee.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 10000000 || isNaN(data18)){
const err43 = {instancePath:instancePath+"/totalFee",schemaPath:"#/properties/totalFee/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/totalFee",schemaPath:"#/properties/totalFee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.paidAmount !== undefined){
let data19 = data.paidAmount;
if((!(typeof data19 == "number")) && (data19 !== null)){
const err45 = {instancePath:instancePath+"/paidAmount",schemaPath:"#/properties/paidAmount/type",keyword:"type",params:{type: schema34.properties.paidAmount.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 10000000 || isNaN(data19)){
const err46 = {instancePath:instancePath+"/paidAmount",schemaPath:"#/properties/paidAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/paidAmount",schemaPath:"#/properties/paidAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.placementStatus !== undefined){
let data20 = data.placementStatus;
const _errs50 = errors;
let valid8 = false;
const _errs51 = errors;
if(!(validate93(data20, {instancePath:instancePath+"/placementStatus",parentData:data,parentDataProperty:"placementStatus",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid5 = _errs51 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs52 = errors;
if(data20 !== null){
const err48 = {instancePath:instancePath+"/placementStatus",schemaPath:"#/properties/placementStatus/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid5 = _errs52 === errors;
valid8 = valid8 || _valid5;
}
if(!valid8){
const err49 = {instancePath:instancePath+"/placementStatus",schemaPath:"#/properties/placementStatus/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data21 = data.company;
if((typeof data21 !== "string") && (data21 !== null)){
const err50 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema34.properties.company.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data21 === "string"){
if(func2(data21) > 100){
const err51 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.packageAmount !== undefined){
let data22 = data.packageAmount;
if((!(typeof data22 == "number")) && (data22 !== null)){
const err52 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/type",keyword:"type",params:{type: schema34.properties.packageAmount.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 > 1000 || isNaN(data22)){
const err53 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err54 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudent" */;
let vErrors = null;
let errors = 0;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}


const schema39 = {"$ref":"university#/components/schemas/AcademicUpdate","$id":"updateStudentAcademic"};
const schema40 = {"type":"object","required":["year","semester","currentCGPA","totalCredits","attendancePercentage"],"properties":{"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"currentCGPA":{"$ref":"university#/components/schemas/Cgpa"},"totalCredits":{"$ref":"university#/components/schemas/Credits"},"attendancePercentage":{"$ref":"university#/components/schemas/Percentage"},"attendance":{"$ref":"university#/components/schemas/Percentage"},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}}};
const schema41 = {"type":"number","format":"double","minimum":0,"maximum":10};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"integer","format":"int32","minimum":0,"maximum":1000};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.semester === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "semester"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currentCGPA === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentCGPA"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalCredits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalCredits"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.attendancePercentage === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendancePercentage"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.year !== undefined){
if(!(validate39(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.semester !== undefined){
if(!(validate41(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.currentCGPA !== undefined){
if(!(validate101(data.currentCGPA, {instancePath:instancePath+"/currentCGPA",parentData:data,parentDataProperty:"currentCGPA",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.totalCredits !== undefined){
if(!(validate103(data.totalCredits, {instancePath:instancePath+"/totalCredits",parentData:data,parentDataProperty:"totalCredits",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.attendancePercentage !== undefined){
if(!(validate90(data.attendancePercentage, {instancePath:instancePath+"/attendancePercentage",parentData:data,parentDataProperty:"attendancePercentage",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.attendance !== undefined){
if(!(validate90(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudentAcademic" */;
let vErrors = null;
let errors = 0;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}


const schema43 = {"$ref":"university#/components/schemas/CgpaUpdate","$id":"updateStudentCgpa"};
const schema44 = {"type":"object","required":["cgpa"],"properties":{"cgpa":{"$ref":"university#/components/schemas/Cgpa"},"credits":{"$ref":"university#/components/schemas/Credits"},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cgpa === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cgpa"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cgpa !== undefined){
if(!(validate101(data.cgpa, {instancePath:instancePath+"/cgpa",parentData:data,parentDataProperty:"cgpa",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate103(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudentCgpa" */;
let vErrors = null;
let errors = 0;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}


const schema45 = {"$ref":"university#/components/schemas/AttendanceUpdate","$id":"updateStudentAttendance"};
const schema46 = {"type":"object","required":["attendancePercentage"],"properties":{"attendancePercentage":{"$ref":"university#/components/schemas/Percentage"},"attendance":{"$ref":"university#/components/schemas/Percentage"},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendancePercentage === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendancePercentage"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendancePercentage !== undefined){
if(!(validate90(data.attendancePercentage, {instancePath:instancePath+"/attendancePercentage",parentData:data,parentDataProperty:"attendancePercentage",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.attendance !== undefined){
if(!(validate90(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudentAttendance" */;
let vErrors = null;
let errors = 0;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}


const schema47 = {"$ref":"university#/components/schemas/FeeUpdate","$id":"updateStudentFee"};
const schema48 = {"type":"object","required":["totalFee","paidAmount"],"properties":{"totalFee":{"$ref":"university#/components/schemas/Amount"},"paidAmount":{"$ref":"university#/components/schemas/Amount"},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}}};
const schema49 = {"type":"number","format":"double","minimum":0,"maximum":10000000};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalFee === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalFee"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paidAmount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paidAmount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalFee !== undefined){
if(!(validate123(data.totalFee, {instancePath:instancePath+"/totalFee",parentData:data,parentDataProperty:"totalFee",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.paidAmount !== undefined){
if(!(validate123(data.paidAmount, {instancePath:instancePath+"/paidAmount",parentData:data,parentDataProperty:"paidAmount",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudentFee" */;
let vErrors = null;
let errors = 0;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}


const schema50 = {"$ref":"university#/components/schemas/PlacementUpdate","$id":"updateStudentPlacement"};
const schema51 = {"type":"object","required":["placementStatus"],"properties":{"placementStatus":{"$ref":"university#/components/schemas/PlacementStatus"},"company":{"type":["string","null"],"maxLength":100},"packageAmount":{"type":["number","null"],"format":"double","minimum":0,"maximum":1000},"updatedAt":{"$ref":"university#/components/schemas/ReadAt"}},"if":{"required":["placementStatus"],"properties":{"placementStatus":{"const":"Placed"}}},"then":{"unevaluatedProperties":true,"required":["company"],"properties":{"company":{"type":"string","format":"visible","minLength":1,"maxLength":100}}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.placementStatus === undefined) && (missing0 = "placementStatus")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.placementStatus !== undefined){
if("Placed" !== data.placementStatus){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "company"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.company !== undefined){
let data1 = data.company;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2.test(data1))){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/then/properties/company/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.placementStatus === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placementStatus"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.placementStatus !== undefined){
if(!(validate93(data.placementStatus, {instancePath:instancePath+"/placementStatus",parentData:data,parentDataProperty:"placementStatus",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema51.properties.company.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err10 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.packageAmount !== undefined){
let data4 = data.packageAmount;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/type",keyword:"type",params:{type: schema51.properties.packageAmount.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/packageAmount",schemaPath:"#/properties/packageAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
if(!(validate54(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudentPlacement" */;
let vErrors = null;
let errors = 0;
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}


const schema52 = {"$ref":"university#/components/schemas/ApplicationSubmission","$id":"submitApplication"};
const schema53 = {"type":"object","required":["fullName","email","phoneNumber","desiredCourse","previousQualification","previousGrade"],"properties":{"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"previousQualification":{"$ref":"university#/components/schemas/PreviousQualification"},"previousGrade":{"$ref":"university#/components/schemas/Grade"}}};
const schema54 = {"type":"string","format":"visible","minLength":2,"maxLength":100};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 100){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"string","minLength":5,"maxLength":17,"enum":["10th Grade","12th Grade","Diploma","Bachelor's Degree","Master's Degree","Other"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "10th Grade") || (data === "12th Grade")) || (data === "Diploma")) || (data === "Bachelor's Degree")) || (data === "Master's Degree")) || (data === "Other"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 17){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 17}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 5){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"string","format":"visible","minLength":1,"maxLength":50};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 50){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phoneNumber === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.desiredCourse === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "desiredCourse"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.previousQualification === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previousQualification"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.previousGrade === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previousGrade"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fullName !== undefined){
if(!(validate31(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.phoneNumber !== undefined){
if(!(validate43(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.desiredCourse !== undefined){
if(!(validate138(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.previousQualification !== undefined){
if(!(validate140(data.previousQualification, {instancePath:instancePath+"/previousQualification",parentData:data,parentDataProperty:"previousQualification",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data.previousGrade !== undefined){
if(!(validate142(data.previousGrade, {instancePath:instancePath+"/previousGrade",parentData:data,parentDataProperty:"previousGrade",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="submitApplication" */;
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}


const schema57 = {"$ref":"university#/components/schemas/ApplicationReview","$id":"reviewApplication"};
const schema58 = {"anyOf":[{"type":"object","required":["status"],"properties":{"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"applicationStatus":{"$ref":"university#/components/schemas/OldApplicationStatus"},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"},"rejectionReason":{"$ref":"university#/components/schemas/RejectionReason"}}},{"type":"object","required":["applicationStatus"],"properties":{"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"applicationStatus":{"$ref":"university#/components/schemas/OldApplicationStatus"},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"},"rejectionReason":{"$ref":"university#/components/schemas/RejectionReason"}}}],"if":{"properties":{"status":{"const":"REJECTED"},"applicationStatus":{"const":"REJECTED"}},"anyOf":[{"required":["status"]},{"required":["applicationStatus"]}]},"then":{"unevaluatedProperties":true,"required":["rejectionReason"],"properties":{"rejectionReason":{"type":"string","format":"visible","minLength":1,"maxLength":1000}}}};
const schema59 = {"type":"string","minLength":7,"maxLength":12,"enum":["APPLIED","UNDER_REVIEW","WAITLISTED","APPROVED","REJECTED"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "APPLIED") || (data === "UNDER_REVIEW")) || (data === "WAITLISTED")) || (data === "APPROVED")) || (data === "REJECTED"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 12){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 7){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema60 = {"allOf":[{"$ref":"university#/components/schemas/ApplicationStatus"}]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":["string","null"],"maxLength":2000};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 2000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate152.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":["string","null"],"maxLength":1000};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 1000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
if(!(validate147(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.applicationStatus !== undefined){
if(!(validate149(data.applicationStatus, {instancePath:instancePath+"/applicationStatus",parentData:data,parentDataProperty:"applicationStatus",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.reviewComments !== undefined){
if(!(validate152(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.rejectionReason !== undefined){
if(!(validate154(data.rejectionReason, {instancePath:instancePath+"/rejectionReason",parentData:data,parentDataProperty:"rejectionReason",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applicationStatus === undefined){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "applicationStatus"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
if(!(validate147(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.applicationStatus !== undefined){
if(!(validate149(data.applicationStatus, {instancePath:instancePath+"/applicationStatus",parentData:data,parentDataProperty:"applicationStatus",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.reviewComments !== undefined){
if(!(validate152(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.rejectionReason !== undefined){
if(!(validate154(data.rejectionReason, {instancePath:instancePath+"/rejectionReason",parentData:data,parentDataProperty:"rejectionReason",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.applicationStatus === undefined) && (missing1 = "applicationStatus")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
const _errs18 = errors;
if("REJECTED" !== data.status){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.applicationStatus !== undefined){
const _errs19 = errors;
if("REJECTED" !== data.applicationStatus){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rejectionReason === undefined){
const err10 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "rejectionReason"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.rejectionReason !== undefined){
let data10 = data.rejectionReason;
if(typeof data10 === "string"){
if(func2(data10) > 1000){
const err11 = {instancePath:instancePath+"/rejectionReason",schemaPath:"#/then/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data10) < 1){
const err12 = {instancePath:instancePath+"/rejectionReason",schemaPath:"#/then/properties/rejectionReason/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2.test(data10))){
const err13 = {instancePath:instancePath+"/rejectionReason",schemaPath:"#/then/properties/rejectionReason/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rejectionReason",schemaPath:"#/then/properties/rejectionReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var _valid1 = _errs20 === errors;
valid3 = _valid1;
}
if(!valid3){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reviewApplication" */;
let vErrors = null;
let errors = 0;
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}


const schema63 = {"$ref":"university#/components/schemas/CourseInput","$id":"createCourse"};
const schema64 = {"type":"object","required":["courseCode","courseName","department","programType","description"],"properties":{"courseCode":{"$ref":"university#/components/schemas/CourseCode"},"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"programType":{"$ref":"university#/components/schemas/ProgramType"},"description":{"type":"string","format":"visible","minLength":1,"maxLength":2000},"durationYears":{"type":["number","null"],"format":"double","minimum":0.5,"maximum":10},"isActive":{"type":"boolean"},"totalSeats":{"type":["integer","null"],"format":"int32","minimum":0,"maximum":100000},"availableSeats":{"type":["integer","null"],"format":"int32","minimum":0,"maximum":100000},"feeAmount":{"type":["number","null"],"format":"double","minimum":0,"maximum":10000000},"feeType":{"type":["string","null"],"maxLength":40},"eligibilityCriteria":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/ListedText"}},"subjects":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/ListedText"}}}};
const schema65 = {"type":"string","minLength":2,"maxLength":20,"pattern":"^[A-Za-z0-9-]+$"};
const pattern5 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"string","minLength":7,"maxLength":13,"enum":["Undergraduate","Postgraduate","Diploma","Doctorate"]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Undergraduate") || (data === "Postgraduate")) || (data === "Diploma")) || (data === "Doctorate"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema66.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func2(data) > 13){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data) < 7){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"string","format":"visible","minLength":1,"maxLength":200};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.courseCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courseCode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.courseName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courseName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.department === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "department"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.programType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programType"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.courseCode !== undefined){
if(!(validate163(data.courseCode, {instancePath:instancePath+"/courseCode",parentData:data,parentDataProperty:"courseCode",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.courseName !== undefined){
if(!(validate138(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.department !== undefined){
if(!(validate37(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.programType !== undefined){
if(!(validate167(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data4) < 1){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2.test(data4))){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.durationYears !== undefined){
let data5 = data.durationYears;
if((!(typeof data5 == "number")) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/type",keyword:"type",params:{type: schema64.properties.durationYears.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 < 0.5 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err12 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.totalSeats !== undefined){
let data7 = data.totalSeats;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err13 = {instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/type",keyword:"type",params:{type: schema64.properties.totalSeats.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.availableSeats !== undefined){
let data8 = data.availableSeats;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/type",keyword:"type",params:{type: schema64.properties.availableSeats.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.feeAmount !== undefined){
let data9 = data.feeAmount;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err19 = {instancePath:instancePath+"/feeAmount",schemaPath:"#/properties/feeAmount/type",keyword:"type",params:{type: schema64.properties.feeAmount.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000000 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/feeAmount",schemaPath:"#/properties/feeAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/feeAmount",schemaPath:"#/properties/feeAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.feeType !== undefined){
let data10 = data.feeType;
if((typeof data10 !== "string") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/feeType",schemaPath:"#/properties/feeType/type",keyword:"type",params:{type: schema64.properties.feeType.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err23 = {instancePath:instancePath+"/feeType",schemaPath:"#/properties/feeType/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.eligibilityCriteria !== undefined){
let data11 = data.eligibilityCriteria;
if(Array.isArray(data11)){
if(data11.length > 50){
const err24 = {instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data11[i0], {instancePath:instancePath+"/eligibilityCriteria/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.subjects !== undefined){
let data13 = data.subjects;
if(Array.isArray(data13)){
if(data13.length > 100){
const err26 = {instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate169(data13[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createCourse" */;
let vErrors = null;
let errors = 0;
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}


const schema68 = {"$ref":"university#/components/schemas/AdministratorStatus","$id":"setAdministratorStatus"};
const schema69 = {"type":"object","required":["isActive"],"properties":{"isActive":{"type":"boolean"}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isActive === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err1 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setAdministratorStatus" */;
let vErrors = null;
let errors = 0;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}


const schema70 = {"$ref":"university#/components/schemas/ApplicationProof","$id":"lookUpApplication"};
const schema71 = {"type":"object","required":["referenceNumber","email"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"}}};
const schema72 = {"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 4){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referenceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenceNumber"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.referenceNumber !== undefined){
if(!(validate178(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="lookUpApplication" */;
let vErrors = null;
let errors = 0;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}


const schema73 = {"$ref":"university#/components/schemas/ApplicationContact","$id":"correctApplicationContact"};
const schema74 = {"type":"object","required":["referenceNumber","email","phoneNumber"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referenceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenceNumber"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phoneNumber === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.referenceNumber !== undefined){
if(!(validate178(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.phoneNumber !== undefined){
if(!(validate43(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="correctApplicationContact" */;
let vErrors = null;
let errors = 0;
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}


const schema75 = {"$ref":"university#/components/schemas/CaseNoteInput","$id":"addNote"};
const schema76 = {"type":"object","required":["applicationIds","text"],"properties":{"applicationIds":{"$ref":"university#/components/schemas/ApplicationIds"},"text":{"$ref":"university#/components/schemas/NoteText"}}};
const schema77 = {"type":"array","minItems":1,"maxItems":500,"items":{"$ref":"university#/components/schemas/RecordId"}};
const schema78 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"};
const pattern7 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern7.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate191(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"string","format":"visible","minLength":1,"maxLength":2000};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 2000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applicationIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicationIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.applicationIds !== undefined){
if(!(validate190(data.applicationIds, {instancePath:instancePath+"/applicationIds",parentData:data,parentDataProperty:"applicationIds",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate194(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="addNote" */;
let vErrors = null;
let errors = 0;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}


const schema80 = {"$ref":"university#/components/schemas/CaseAssignment","$id":"assignApplications"};
const schema81 = {"type":"object","required":["applicationIds"],"properties":{"applicationIds":{"$ref":"university#/components/schemas/ApplicationIds"},"assigneeId":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applicationIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicationIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.applicationIds !== undefined){
if(!(validate190(data.applicationIds, {instancePath:instancePath+"/applicationIds",parentData:data,parentDataProperty:"applicationIds",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.assigneeId !== undefined){
let data1 = data.assigneeId;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/assigneeId",schemaPath:"#/properties/assigneeId/type",keyword:"type",params:{type: schema81.properties.assigneeId.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err2 = {instancePath:instancePath+"/assigneeId",schemaPath:"#/properties/assigneeId/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/assigneeId",schemaPath:"#/properties/assigneeId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern7.test(data1)){
const err4 = {instancePath:instancePath+"/assigneeId",schemaPath:"#/properties/assigneeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignApplications" */;
let vErrors = null;
let errors = 0;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}


const schema82 = {"$ref":"university#/components/schemas/CaseDecision","$id":"holdDecision"};
const schema83 = {"type":"object","required":["applicationIds","decision"],"properties":{"applicationIds":{"$ref":"university#/components/schemas/ApplicationIds"},"decision":{"anyOf":[{"$ref":"university#/components/schemas/Decision"},{"type":"null"}]}}};
const schema84 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","minLength":8,"maxLength":10,"enum":["WAITLISTED","APPROVED","REJECTED"]},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"},"rejectionReason":{"$ref":"university#/components/schemas/RejectionReason"},"overCapacity":{"type":"boolean"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "WAITLISTED") || (data0 === "APPROVED")) || (data0 === "REJECTED"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 10){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 8){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reviewComments !== undefined){
if(!(validate152(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.rejectionReason !== undefined){
if(!(validate154(data.rejectionReason, {instancePath:instancePath+"/rejectionReason",parentData:data,parentDataProperty:"rejectionReason",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.overCapacity !== undefined){
if(typeof data.overCapacity !== "boolean"){
const err5 = {instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applicationIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicationIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.decision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.applicationIds !== undefined){
if(!(validate190(data.applicationIds, {instancePath:instancePath+"/applicationIds",parentData:data,parentDataProperty:"applicationIds",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data1 = data.decision;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate204(data1, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="holdDecision" */;
let vErrors = null;
let errors = 0;
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}


const schema85 = {"$ref":"university#/components/schemas/CaseRelease","$id":"releaseDecisions"};
const schema86 = {"type":"object","required":["applicationIds"],"properties":{"applicationIds":{"$ref":"university#/components/schemas/ApplicationIds"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applicationIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicationIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.applicationIds !== undefined){
if(!(validate190(data.applicationIds, {instancePath:instancePath+"/applicationIds",parentData:data,parentDataProperty:"applicationIds",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="releaseDecisions" */;
let vErrors = null;
let errors = 0;
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}


const schema87 = {"$ref":"university#/components/schemas/DocumentUpload","$id":"addDocument"};
const schema88 = {"type":"object","required":["referenceNumber","email","file"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"file":{"type":"string","format":"binary","minLength":1,"maxLength":5242880}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referenceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenceNumber"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.referenceNumber !== undefined){
if(!(validate178(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
let data2 = data.file;
if(typeof data2 === "string"){
if(func2(data2) > 5242880){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 5242880}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data2) < 1){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="addDocument" */;
let vErrors = null;
let errors = 0;
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}


const schema89 = {"$ref":"university#/components/schemas/DocumentRemoval","$id":"removeDocument"};
const schema90 = {"type":"object","required":["referenceNumber","email","documentId"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"documentId":{"$ref":"university#/components/schemas/RecordId"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referenceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenceNumber"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.documentId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.referenceNumber !== undefined){
if(!(validate178(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.documentId !== undefined){
if(!(validate191(data.documentId, {instancePath:instancePath+"/documentId",parentData:data,parentDataProperty:"documentId",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="removeDocument" */;
let vErrors = null;
let errors = 0;
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
validate218.errors = vErrors;
return errors === 0;
}


const schema91 = {"$ref":"university#/components/schemas/LanguageChoice","$id":"setLanguage"};
const schema92 = {"type":"object","required":["language"],"properties":{"language":{"$ref":"university#/components/schemas/LanguageTag"}}};
const schema93 = {"type":"string","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"};
const pattern9 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 35){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language !== undefined){
if(!(validate226(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setLanguage" */;
let vErrors = null;
let errors = 0;
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}


const schema94 = {"$ref":"university#/components/schemas/OfferInput","$id":"makeOffer"};
const schema95 = {"type":"object","required":["answerBy"],"properties":{"answerBy":{"$ref":"university#/components/schemas/Timestamp"},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"}}};
const schema96 = {"type":"string","format":"date-time","minLength":20,"maxLength":40};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 20){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats8.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.answerBy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answerBy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answerBy !== undefined){
if(!(validate231(data.answerBy, {instancePath:instancePath+"/answerBy",parentData:data,parentDataProperty:"answerBy",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.reviewComments !== undefined){
if(!(validate152(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="makeOffer" */;
let vErrors = null;
let errors = 0;
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}


const schema97 = {"$ref":"university#/components/schemas/WaitingListOrder","$id":"rankWaitingList"};
const schema98 = {"type":"object","required":["course","before","applicationIds"],"properties":{"course":{"$ref":"university#/components/schemas/CourseTitle"},"before":{"type":"array","maxItems":2000,"items":{"$ref":"university#/components/schemas/RecordId"}},"applicationIds":{"type":"array","maxItems":2000,"items":{"$ref":"university#/components/schemas/RecordId"}}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.course === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "course"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.before === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.applicationIds === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicationIds"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.course !== undefined){
if(!(validate138(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined){
let data1 = data.before;
if(Array.isArray(data1)){
if(data1.length > 2000){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate191(data1[i0], {instancePath:instancePath+"/before/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.applicationIds !== undefined){
let data3 = data.applicationIds;
if(Array.isArray(data3)){
if(data3.length > 2000){
const err5 = {instancePath:instancePath+"/applicationIds",schemaPath:"#/properties/applicationIds/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate191(data3[i1], {instancePath:instancePath+"/applicationIds/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/applicationIds",schemaPath:"#/properties/applicationIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="rankWaitingList" */;
let vErrors = null;
let errors = 0;
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
validate235.errors = vErrors;
return errors === 0;
}


const schema99 = {"$ref":"university#/components/schemas/OfferAnswer","$id":"answerOffer"};
const schema100 = {"type":"object","required":["referenceNumber","email","answer"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"answer":{"type":"string","minLength":8,"maxLength":8,"enum":["ACCEPTED","DECLINED"]}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referenceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenceNumber"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.answer === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.referenceNumber !== undefined){
if(!(validate178(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate24(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
let data2 = data.answer;
if(!((data2 === "ACCEPTED") || (data2 === "DECLINED"))){
const err3 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/enum",keyword:"enum",params:{allowedValues: schema100.properties.answer.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 8){
const err4 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 8){
const err5 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="answerOffer" */;
let vErrors = null;
let errors = 0;
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
validate241.errors = vErrors;
return errors === 0;
}


const schema101 = {"$ref":"university#/components/schemas/PaperIssue","$id":"issuePapers"};
const schema102 = {"type":"object","required":["kind","issuedOn","papers"],"properties":{"kind":{"$ref":"university#/components/schemas/PaperKind"},"issuedOn":{"$ref":"university#/components/schemas/CalendarDate"},"papers":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"university#/components/schemas/PaperOfStudent"}}}};
const schema103 = {"type":"string","minLength":1,"maxLength":60};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}

const schema104 = {"type":"object","required":["studentId","facts"],"properties":{"studentId":{"$ref":"university#/components/schemas/RecordId"},"facts":{"$ref":"university#/components/schemas/PaperFacts"}}};
const schema105 = {"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/PaperFact"}};
const schema106 = {"type":"object","required":["label","value"],"properties":{"label":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":500}}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 40){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate254(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.studentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "studentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.facts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.studentId !== undefined){
if(!(validate191(data.studentId, {instancePath:instancePath+"/studentId",parentData:data,parentDataProperty:"studentId",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined){
if(!(validate253(data.facts, {instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuedOn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedOn"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.papers === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "papers"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind !== undefined){
if(!(validate248(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
}
if(data.issuedOn !== undefined){
if(!(validate45(data.issuedOn, {instancePath:instancePath+"/issuedOn",parentData:data,parentDataProperty:"issuedOn",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.papers !== undefined){
let data2 = data.papers;
if(Array.isArray(data2)){
if(data2.length > 100){
const err3 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate251(data2[i0], {instancePath:instancePath+"/papers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="issuePapers" */;
let vErrors = null;
let errors = 0;
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}


const schema107 = {"$ref":"university#/components/schemas/Admission","$id":"admitApplicant"};
const schema108 = {"type":"object","properties":{"overCapacity":{"type":"boolean"},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"}},"if":{"properties":{"overCapacity":{"const":true}},"required":["overCapacity"]},"then":{"unevaluatedProperties":true,"required":["reviewComments"],"properties":{"reviewComments":{"type":"string","format":"visible","minLength":1,"maxLength":2000}}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overCapacity === undefined) && (missing0 = "overCapacity")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.overCapacity !== undefined){
if(true !== data.overCapacity){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewComments === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reviewComments"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reviewComments !== undefined){
let data1 = data.reviewComments;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/reviewComments",schemaPath:"#/then/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/reviewComments",schemaPath:"#/then/properties/reviewComments/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2.test(data1))){
const err5 = {instancePath:instancePath+"/reviewComments",schemaPath:"#/then/properties/reviewComments/format",keyword:"format",params:{format: "visible"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reviewComments",schemaPath:"#/then/properties/reviewComments/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overCapacity !== undefined){
if(typeof data.overCapacity !== "boolean"){
const err8 = {instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reviewComments !== undefined){
if(!(validate152(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="admitApplicant" */;
let vErrors = null;
let errors = 0;
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}

export const validators = { login: validate21, studentLogin: validate21, register: validate29, updateOwnContact: validate52, changePassword: validate57, adminLogin: validate61, registerAdmin: validate65, createStudent: validate29, updateStudent: validate77, updateStudentAcademic: validate97, updateStudentFull: validate77, updateStudentCgpa: validate109, updateStudentAttendance: validate115, updateStudentFee: validate121, updateStudentPlacement: validate128, adminUpdateStudent: validate77, adminUpdateStudentAcademic: validate97, submitApplication: validate133, reviewApplication: validate145, createCourse: validate161, updateCourse: validate161, setAdministratorStatus: validate173, lookUpApplication: validate176, correctApplicationContact: validate182, withdrawApplication: validate176, addNote: validate188, assignApplications: validate197, holdDecision: validate201, releaseDecisions: validate209, addDocument: validate213, removeDocument: validate218, setLanguage: validate224, makeOffer: validate229, rankWaitingList: validate235, answerOffer: validate241, issuePapers: validate246, renameCourse: validate161, admitApplicant: validate259 };
