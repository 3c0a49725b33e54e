// Generated from university.yaml by `npm run generate`. Do not edit.
/* eslint-disable */


const schema6 = {"$ref":"university#/components/schemas/LoginResponse","$id":"login200"};
const schema8 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/LoginResult"}}};
const schema9 = {"type":"boolean","const":true};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data){
validate24.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":500};
import { textLength as func2 } from './text-length.ts';

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 500){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["token","user"],"properties":{"token":{"$ref":"university#/components/schemas/Token"},"user":{"$ref":"university#/components/schemas/User"}}};
const schema12 = {"type":"string","minLength":16,"maxLength":4096};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 4096){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func2(data) < 16){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema13 = {"anyOf":[{"$ref":"university#/components/schemas/StudentUser"},{"$ref":"university#/components/schemas/AdminUser"}]};
const schema14 = {"allOf":[{"$ref":"university#/components/schemas/Student"},{"type":"object","required":["role"],"properties":{"role":{"allOf":[{"$ref":"university#/components/schemas/Role"},{"const":"STUDENT"}]},"hasTemporaryLogin":{"type":"boolean"},"admittedTo":{"allOf":[{"$ref":"university#/components/schemas/AdmittedCourse"}]}}}]};
const schema15 = {"type":"object","required":["id","name","rollNo","email","department","year","semester"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"phone":{"$ref":"university#/components/schemas/PhoneNumber"},"address":{"type":"string","maxLength":500},"dateOfBirth":{"$ref":"university#/components/schemas/CalendarDate"},"bloodGroup":{"$ref":"university#/components/schemas/BloodGroup"},"gender":{"$ref":"university#/components/schemas/Gender"},"status":{"$ref":"university#/components/schemas/StudentStatus"},"admissionDate":{"$ref":"university#/components/schemas/CalendarDate"},"currentCGPA":{"$ref":"university#/components/schemas/Cgpa"},"attendance":{"$ref":"university#/components/schemas/Attendance"},"totalCredits":{"$ref":"university#/components/schemas/Credits"},"totalFee":{"$ref":"university#/components/schemas/Amount"},"paidAmount":{"$ref":"university#/components/schemas/Amount"},"pendingAmount":{"type":"number","format":"double","minimum":0,"maximum":10000000,"readOnly":true},"feeStatus":{"readOnly":true,"allOf":[{"$ref":"university#/components/schemas/FeeStatus"}]},"placementStatus":{"$ref":"university#/components/schemas/PlacementStatus"},"company":{"type":"string","maxLength":100},"packageAmount":{"$ref":"university#/components/schemas/PackageAmount"},"createdAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true},"updatedAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true}}};
const schema16 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"};
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate34.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","format":"visible","minLength":2,"maxLength":100};
const formats0 = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate36.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate36.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","minLength":4,"maxLength":20,"pattern":"^[A-Za-z0-9/-]+$"};
const pattern1 = new RegExp("^[A-Za-z0-9/-]+$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate38.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const formats2 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 254){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func2(data) < 3){
validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!(formats2.test(data))){
validate40.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","format":"visible","minLength":2,"maxLength":60};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate42.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"integer","format":"int32","minimum":1,"maximum":4};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 4 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"integer","format":"int32","minimum":1,"maximum":8};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 8 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"};
const pattern2 = new RegExp("^\\+?[0-9]{10,15}$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 16){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"},message:"must match pattern \""+"^\\+?[0-9]{10,15}$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","format":"date","minLength":10,"maxLength":10};
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 10){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate50.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!(formats6.test(data))){
validate50.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","minLength":2,"maxLength":3,"enum":["A+","A-","B+","B-","AB+","AB-","O+","O-"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "A+") || (data === "A-")) || (data === "B+")) || (data === "B-")) || (data === "AB+")) || (data === "AB-")) || (data === "O+")) || (data === "O-"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 3){
validate52.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate52.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","minLength":4,"maxLength":6,"enum":["Male","Female","Other"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Male") || (data === "Female")) || (data === "Other"))){
validate54.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 6){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","minLength":6,"maxLength":9,"enum":["Active","Inactive","Graduated","Suspended"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Active") || (data === "Inactive")) || (data === "Graduated")) || (data === "Suspended"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 9){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate56.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"number","format":"double","minimum":0,"maximum":10};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
validate59.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate59.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["percentage"],"properties":{"percentage":{"$ref":"university#/components/schemas/Percentage"}}};
const schema30 = {"type":"number","format":"double","minimum":0,"maximum":100};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate62.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate62.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.percentage === undefined) && (missing0 = "percentage")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.percentage !== undefined){
if(!(validate62(data.percentage, {instancePath:instancePath+"/percentage",parentData:data,parentDataProperty:"percentage",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"integer","format":"int32","minimum":0,"maximum":1000};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"number","format":"double","minimum":0,"maximum":10000000};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
validate67.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate67.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","minLength":4,"maxLength":7,"enum":["Paid","Pending"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Paid") || (data === "Pending"))){
validate70.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 7){
validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate70.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"string","minLength":6,"maxLength":14,"enum":["Placed","Not Placed","Higher Studies"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Placed") || (data === "Not Placed")) || (data === "Higher Studies"))){
validate72.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 14){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14},message:"must NOT have more than 14 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate72.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"number","format":"double","minimum":0,"maximum":1000};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const formats8 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.rollNo === undefined) && (missing0 = "rollNo"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.semester === undefined) && (missing0 = "semester"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs3 = errors;
if(!(validate38(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs5 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
const _errs6 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.semester !== undefined){
const _errs7 = errors;
if(!(validate46(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs8 = errors;
if(!(validate48(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data8 === "string"){
if(func2(data8) > 500){
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateOfBirth !== undefined){
const _errs11 = errors;
if(!(validate50(data.dateOfBirth, {instancePath:instancePath+"/dateOfBirth",parentData:data,parentDataProperty:"dateOfBirth",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bloodGroup !== undefined){
const _errs12 = errors;
if(!(validate52(data.bloodGroup, {instancePath:instancePath+"/bloodGroup",parentData:data,parentDataProperty:"bloodGroup",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
const _errs13 = errors;
if(!(validate54(data.gender, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs14 = errors;
if(!(validate56(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admissionDate !== undefined){
const _errs15 = errors;
if(!(validate50(data.admissionDate, {instancePath:instancePath+"/admissionDate",parentData:data,parentDataProperty:"admissionDate",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentCGPA !== undefined){
const _errs16 = errors;
if(!(validate59(data.currentCGPA, {instancePath:instancePath+"/currentCGPA",parentData:data,parentDataProperty:"currentCGPA",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attendance !== undefined){
const _errs17 = errors;
if(!(validate61(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCredits !== undefined){
const _errs18 = errors;
if(!(validate65(data.totalCredits, {instancePath:instancePath+"/totalCredits",parentData:data,parentDataProperty:"totalCredits",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalFee !== undefined){
const _errs19 = errors;
if(!(validate67(data.totalFee, {instancePath:instancePath+"/totalFee",parentData:data,parentDataProperty:"totalFee",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAmount !== undefined){
const _errs20 = errors;
if(!(validate67(data.paidAmount, {instancePath:instancePath+"/paidAmount",parentData:data,parentDataProperty:"paidAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingAmount !== undefined){
let data19 = data.pendingAmount;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data19 == "number"){
if(data19 > 10000000 || isNaN(data19)){
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeStatus !== undefined){
const _errs23 = errors;
if(!(validate70(data.feeStatus, {instancePath:instancePath+"/feeStatus",parentData:data,parentDataProperty:"feeStatus",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placementStatus !== undefined){
const _errs25 = errors;
if(!(validate72(data.placementStatus, {instancePath:instancePath+"/placementStatus",parentData:data,parentDataProperty:"placementStatus",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data22 = data.company;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data22 === "string"){
if(func2(data22) > 100){
validate33.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packageAmount !== undefined){
const _errs28 = errors;
if(!(validate74(data.packageAmount, {instancePath:instancePath+"/packageAmount",parentData:data,parentDataProperty:"packageAmount",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data24 = data.createdAt;
const _errs29 = errors;
if(errors === _errs29){
if(errors === _errs29){
if(typeof data24 === "string"){
if(func2(data24) > 40){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data24) < 20){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data24))){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data25 = data.updatedAt;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data25 === "string"){
if(func2(data25) > 40){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data25) < 20){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data25))){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"string","minLength":5,"maxLength":11,"enum":["STUDENT","ADMIN","STAFF_ADMIN","SUPER_ADMIN"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "STUDENT") || (data === "ADMIN")) || (data === "STAFF_ADMIN")) || (data === "SUPER_ADMIN"))){
validate77.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate77.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate77.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["courseName"],"properties":{"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"feeAmount":{"$ref":"university#/components/schemas/Amount"},"feeType":{"$ref":"university#/components/schemas/FeeType"}}};
const schema38 = {"type":"string","format":"visible","minLength":2,"maxLength":100};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate80.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate80.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate80.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"string","maxLength":40};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate83.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.courseName === undefined) && (missing0 = "courseName")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.courseName !== undefined){
const _errs1 = errors;
if(!(validate80(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeAmount !== undefined){
const _errs2 = errors;
if(!(validate67(data.feeAmount, {instancePath:instancePath+"/feeAmount",parentData:data,parentDataProperty:"feeAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeType !== undefined){
const _errs3 = errors;
if(!(validate83(data.feeType, {instancePath:instancePath+"/feeType",parentData:data,parentDataProperty:"feeType",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs3 = errors;
const _errs4 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
if("STUDENT" !== data0){
validate32.errors = [{instancePath:instancePath+"/role",schemaPath:"#/allOf/1/properties/role/allOf/1/const",keyword:"const",params:{allowedValue: "STUDENT"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs5 === errors;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasTemporaryLogin !== undefined){
const _errs6 = errors;
if(typeof data.hasTemporaryLogin !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/hasTemporaryLogin",schemaPath:"#/allOf/1/properties/hasTemporaryLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.admittedTo !== undefined){
const _errs8 = errors;
if(!(validate79(data.admittedTo, {instancePath:instancePath+"/admittedTo",parentData:data,parentDataProperty:"admittedTo",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","required":["id","name","email","role"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"},"username":{"$ref":"university#/components/schemas/UserName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"role":{"$ref":"university#/components/schemas/AdminRole"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"}}};
const schema41 = {"type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9._-]+$"};
const pattern3 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 50){
validate90.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func2(data) < 3){
validate90.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate90.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","minLength":5,"maxLength":11,"enum":["STAFF_ADMIN","SUPER_ADMIN","ADMIN"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "STAFF_ADMIN") || (data === "SUPER_ADMIN")) || (data === "ADMIN"))){
validate93.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate93.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate93.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(!(validate90(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(!(validate93(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs6 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs7 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate31.errors = vErrors;
return false;
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
validate31.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.user === undefined) && (missing0 = "user"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate29(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate31(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate28(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login200" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}


const schema43 = {"$ref":"university#/components/schemas/Failure","$id":"login400"};
const schema44 = {"type":"object","required":["success","message"],"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"university#/components/schemas/Message"},"error":{"type":"string","maxLength":500},"errors":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string","maxLength":500}}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate102.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate102.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate102.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate102.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login400" */;
let vErrors = null;
let errors = 0;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}


const schema45 = {"$ref":"university#/components/schemas/RegistrationResponse","$id":"register201"};
const schema46 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/RegistrationResult"}}};
const schema47 = {"type":"object","required":["user"],"properties":{"token":{"$ref":"university#/components/schemas/Token"},"user":{"$ref":"university#/components/schemas/StudentUser"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user === undefined) && (missing0 = "user")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate29(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate32(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate109(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="register201" */;
let vErrors = null;
let errors = 0;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}


const schema48 = {"$ref":"university#/components/schemas/CurrentUserResponse","$id":"getCurrentUser200"};
const schema49 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/User"}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate31(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getCurrentUser200" */;
let vErrors = null;
let errors = 0;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}


const schema50 = {"$ref":"university#/components/schemas/StudentResponse","$id":"updateOwnContact200"};
const schema51 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Student"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOwnContact200" */;
let vErrors = null;
let errors = 0;
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}


const schema52 = {"$ref":"university#/components/schemas/StaleFailure","$id":"updateOwnContact409"};
const schema53 = {"allOf":[{"$ref":"university#/components/schemas/Failure"},{"type":"object","required":["error","data"],"properties":{"error":{"type":"string","const":"STALE","minLength":5,"maxLength":5},"data":{"$ref":"university#/components/schemas/Student"}}}]};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate128.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate128.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate128.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate128.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate128.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.data === undefined) && (missing0 = "data"))){
validate127.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if("STALE" !== data0){
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/const",keyword:"const",params:{allowedValue: "STALE"},message:"must be equal to constant"}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 5){
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(func2(data0) < 5){
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs5 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate127.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOwnContact409" */;
let vErrors = null;
let errors = 0;
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}


const schema55 = {"$ref":"university#/components/schemas/MessageResponse","$id":"changePassword200"};
const schema56 = {"type":"object","required":["success"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changePassword200" */;
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}


const schema57 = {"$ref":"university#/components/schemas/AdminUserResponse","$id":"registerAdmin201"};
const schema58 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/AdminUser"}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate87(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="registerAdmin201" */;
let vErrors = null;
let errors = 0;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}


const schema59 = {"anyOf":[{"$ref":"university#/components/schemas/StudentListResponse"},{"$ref":"university#/components/schemas/PublicStudentListResponse"}],"$id":"listStudents200"};
const schema60 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Student"}}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/PublicStudent"}}}};
const schema62 = {"type":"object","required":["department","placement"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"placement":{"$ref":"university#/components/schemas/PublicPlacement"}}};
const schema63 = {"type":"object","required":["company"],"properties":{"company":{"type":["string","null"],"maxLength":100}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.company === undefined) && (missing0 = "company")){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.company !== undefined){
let data0 = data.company;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate155.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema63.properties.company.type},message:"must be string,null"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate155.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.department === undefined) && (missing0 = "department")) || ((data.placement === undefined) && (missing0 = "placement"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placement !== undefined){
const _errs2 = errors;
if(!(validate155(data.placement, {instancePath:instancePath+"/placement",parentData:data,parentDataProperty:"placement",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate153(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listStudents200" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate144.errors = vErrors;
return false;
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
validate144.errors = vErrors;
return errors === 0;
}


const schema64 = {"$ref":"university#/components/schemas/StudentListResponse","$id":"listPlacedStudents200"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlacedStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}


const schema66 = {"$ref":"university#/components/schemas/CountResponse","$id":"countStudents200"};
const schema67 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Total"}}};
const schema68 = {"type":"integer","format":"int32","minimum":0,"maximum":10000000};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
validate169.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate169.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate169.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate169(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="countStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}


const schema69 = {"anyOf":[{"$ref":"university#/components/schemas/StaleFailure"},{"$ref":"university#/components/schemas/Failure"}],"$id":"updateStudent409"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.data === undefined) && (missing0 = "data"))){
validate173.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if("STALE" !== data0){
validate173.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/const",keyword:"const",params:{allowedValue: "STALE"},message:"must be equal to constant"}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 5){
validate173.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(func2(data0) < 5){
validate173.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs5 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate173.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate177.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate177.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate177.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate177.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudent409" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate172.errors = vErrors;
return false;
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
validate172.errors = vErrors;
return errors === 0;
}


const schema72 = {"$ref":"university#/components/schemas/StudentStatsResponse","$id":"getStudentStats200"};
const schema73 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentStats"}}};
const schema74 = {"type":"object","required":["totalStudents","placedStudents","placementRate","averageCGPA","averageAttendance","byDepartment","byYear","fees","package"],"properties":{"totalStudents":{"$ref":"university#/components/schemas/Total"},"placedStudents":{"$ref":"university#/components/schemas/Total"},"placementRate":{"$ref":"university#/components/schemas/Percentage"},"averageCGPA":{"$ref":"university#/components/schemas/Cgpa"},"averageAttendance":{"$ref":"university#/components/schemas/Percentage"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentCount"}},"byYear":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/YearCount"}},"fees":{"$ref":"university#/components/schemas/FeeTotals"},"package":{"$ref":"university#/components/schemas/PackageFigures"}}};
const schema75 = {"type":"object","required":["department","count"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.department === undefined) && (missing0 = "department")) || ((data.count === undefined) && (missing0 = "count"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"object","required":["year","count"],"properties":{"year":{"$ref":"university#/components/schemas/StudyYear"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.year === undefined) && (missing0 = "year")) || ((data.count === undefined) && (missing0 = "count"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.year !== undefined){
const _errs1 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","required":["total","paid","pending"],"properties":{"total":{"$ref":"university#/components/schemas/AmountSum"},"paid":{"$ref":"university#/components/schemas/AmountSum"},"pending":{"$ref":"university#/components/schemas/AmountSum"}}};
const schema78 = {"type":"number","format":"double","minimum":0,"maximum":1000000000000};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000000 || isNaN(data)){
validate199.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate199.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total === undefined) && (missing0 = "total")) || ((data.paid === undefined) && (missing0 = "paid"))) || ((data.pending === undefined) && (missing0 = "pending"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate199(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs2 = errors;
if(!(validate199(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate199(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"object","required":["average","max"],"properties":{"average":{"$ref":"university#/components/schemas/PackageAmount"},"max":{"$ref":"university#/components/schemas/PackageAmount"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.average === undefined) && (missing0 = "average")) || ((data.max === undefined) && (missing0 = "max"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.average !== undefined){
const _errs1 = errors;
if(!(validate74(data.average, {instancePath:instancePath+"/average",parentData:data,parentDataProperty:"average",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs2 = errors;
if(!(validate74(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.totalStudents === undefined) && (missing0 = "totalStudents")) || ((data.placedStudents === undefined) && (missing0 = "placedStudents"))) || ((data.placementRate === undefined) && (missing0 = "placementRate"))) || ((data.averageCGPA === undefined) && (missing0 = "averageCGPA"))) || ((data.averageAttendance === undefined) && (missing0 = "averageAttendance"))) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byYear === undefined) && (missing0 = "byYear"))) || ((data.fees === undefined) && (missing0 = "fees"))) || ((data.package === undefined) && (missing0 = "package"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalStudents !== undefined){
const _errs1 = errors;
if(!(validate169(data.totalStudents, {instancePath:instancePath+"/totalStudents",parentData:data,parentDataProperty:"totalStudents",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedStudents !== undefined){
const _errs2 = errors;
if(!(validate169(data.placedStudents, {instancePath:instancePath+"/placedStudents",parentData:data,parentDataProperty:"placedStudents",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placementRate !== undefined){
const _errs3 = errors;
if(!(validate62(data.placementRate, {instancePath:instancePath+"/placementRate",parentData:data,parentDataProperty:"placementRate",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageCGPA !== undefined){
const _errs4 = errors;
if(!(validate59(data.averageCGPA, {instancePath:instancePath+"/averageCGPA",parentData:data,parentDataProperty:"averageCGPA",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageAttendance !== undefined){
const _errs5 = errors;
if(!(validate62(data.averageAttendance, {instancePath:instancePath+"/averageAttendance",parentData:data,parentDataProperty:"averageAttendance",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data5 = data.byDepartment;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate190(data5[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byYear !== undefined){
let data7 = data.byYear;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data7)){
if(data7.length > 4){
validate184.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate194(data7[i1], {instancePath:instancePath+"/byYear/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs12 = errors;
if(!(validate198(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined){
const _errs13 = errors;
if(!(validate204(data.package, {instancePath:instancePath+"/package",parentData:data,parentDataProperty:"package",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate184(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getStudentStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}


const schema80 = {"$ref":"university#/components/schemas/ApplicationResponse","$id":"submitApplication201"};
const schema81 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Application"}}};
const schema82 = {"type":"object","required":["id","referenceNumber","fullName","email","phoneNumber","desiredCourse","previousQualification","previousGrade","status","submittedAt","updatedAt","history"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"referenceNumber":{"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"previousQualification":{"$ref":"university#/components/schemas/PreviousQualification"},"previousGrade":{"$ref":"university#/components/schemas/Grade"},"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"submittedAt":{"$ref":"university#/components/schemas/Timestamp"},"updatedAt":{"$ref":"university#/components/schemas/Timestamp"},"reviewComments":{"type":"string","maxLength":2000},"rejectionReason":{"type":"string","maxLength":1000},"reviewedBy":{"$ref":"university#/components/schemas/PersonName"},"reviewedAt":{"$ref":"university#/components/schemas/Timestamp"},"generatedStudentId":{"$ref":"university#/components/schemas/RecordId"},"generatedRollNumber":{"$ref":"university#/components/schemas/RollNumber"},"history":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationHistoryEntry"}}}};
const schema83 = {"type":"string","minLength":5,"maxLength":17,"enum":["10th Grade","12th Grade","Diploma","Bachelor's Degree","Master's Degree","Other"]};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "10th Grade") || (data === "12th Grade")) || (data === "Diploma")) || (data === "Bachelor's Degree")) || (data === "Master's Degree")) || (data === "Other"))){
validate220.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 17){
validate220.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 17},message:"must NOT have more than 17 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate220.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":"string","format":"visible","minLength":1,"maxLength":50};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 50){
validate222.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate222.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate222.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate222.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"string","minLength":7,"maxLength":12,"enum":["APPLIED","UNDER_REVIEW","WAITLISTED","APPROVED","REJECTED"]};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "APPLIED") || (data === "UNDER_REVIEW")) || (data === "WAITLISTED")) || (data === "APPROVED")) || (data === "REJECTED"))){
validate224.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 12){
validate224.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate224.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"string","format":"date-time","minLength":20,"maxLength":40};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate226.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data) < 20){
validate226.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data))){
validate226.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate226.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","required":["from","to","by","at"],"properties":{"from":{"$ref":"university#/components/schemas/ApplicationStatus"},"to":{"$ref":"university#/components/schemas/ApplicationStatus"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"},"comments":{"type":"string","maxLength":2000},"overCapacity":{"type":"boolean"}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate224(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate224(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs3 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
let data4 = data.comments;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data4 === "string"){
if(func2(data4) > 2000){
validate233.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overCapacity !== undefined){
const _errs7 = errors;
if(typeof data.overCapacity !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.referenceNumber === undefined) && (missing0 = "referenceNumber"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.desiredCourse === undefined) && (missing0 = "desiredCourse"))) || ((data.previousQualification === undefined) && (missing0 = "previousQualification"))) || ((data.previousGrade === undefined) && (missing0 = "previousGrade"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referenceNumber !== undefined){
let data1 = data.referenceNumber;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 40){
validate214.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data1) < 4){
validate214.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate214.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs4 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs6 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desiredCourse !== undefined){
const _errs7 = errors;
if(!(validate80(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousQualification !== undefined){
const _errs8 = errors;
if(!(validate220(data.previousQualification, {instancePath:instancePath+"/previousQualification",parentData:data,parentDataProperty:"previousQualification",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousGrade !== undefined){
const _errs9 = errors;
if(!(validate222(data.previousGrade, {instancePath:instancePath+"/previousGrade",parentData:data,parentDataProperty:"previousGrade",rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs10 = errors;
if(!(validate224(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs11 = errors;
if(!(validate226(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs12 = errors;
if(!(validate226(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
let data11 = data.reviewComments;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data11 === "string"){
if(func2(data11) > 2000){
validate214.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
let data12 = data.rejectionReason;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data12 === "string"){
if(func2(data12) > 1000){
validate214.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedBy !== undefined){
const _errs17 = errors;
if(!(validate36(data.reviewedBy, {instancePath:instancePath+"/reviewedBy",parentData:data,parentDataProperty:"reviewedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedAt !== undefined){
const _errs18 = errors;
if(!(validate226(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedStudentId !== undefined){
const _errs19 = errors;
if(!(validate34(data.generatedStudentId, {instancePath:instancePath+"/generatedStudentId",parentData:data,parentDataProperty:"generatedStudentId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedRollNumber !== undefined){
const _errs20 = errors;
if(!(validate38(data.generatedRollNumber, {instancePath:instancePath+"/generatedRollNumber",parentData:data,parentDataProperty:"generatedRollNumber",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data17 = data.history;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data17)){
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(validate233(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate214(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="submitApplication201" */;
let vErrors = null;
let errors = 0;
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}


const schema88 = {"$ref":"university#/components/schemas/ApplicationListResponse","$id":"listApplications200"};
const schema89 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Application"}}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate214(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listApplications200" */;
let vErrors = null;
let errors = 0;
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
validate241.errors = vErrors;
return errors === 0;
}


const schema90 = {"$ref":"university#/components/schemas/ApplicationStatsResponse","$id":"getApplicationStats200"};
const schema91 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationStats"}}};
const schema92 = {"type":"object","required":["totalApplications","appliedCount","underReviewCount","waitlistedCount","approvedCount","rejectedCount","pendingCount","byCourse"],"properties":{"totalApplications":{"$ref":"university#/components/schemas/Total"},"appliedCount":{"$ref":"university#/components/schemas/Total"},"underReviewCount":{"$ref":"university#/components/schemas/Total"},"waitlistedCount":{"$ref":"university#/components/schemas/Total"},"approvedCount":{"$ref":"university#/components/schemas/Total"},"rejectedCount":{"$ref":"university#/components/schemas/Total"},"pendingCount":{"$ref":"university#/components/schemas/Total"},"byCourse":{"type":"array","items":{"$ref":"university#/components/schemas/CourseCount"}}}};
const schema93 = {"type":"object","required":["course","count"],"properties":{"course":{"$ref":"university#/components/schemas/CourseTitle"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.course === undefined) && (missing0 = "course")) || ((data.count === undefined) && (missing0 = "count"))){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate80(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.totalApplications === undefined) && (missing0 = "totalApplications")) || ((data.appliedCount === undefined) && (missing0 = "appliedCount"))) || ((data.underReviewCount === undefined) && (missing0 = "underReviewCount"))) || ((data.waitlistedCount === undefined) && (missing0 = "waitlistedCount"))) || ((data.approvedCount === undefined) && (missing0 = "approvedCount"))) || ((data.rejectedCount === undefined) && (missing0 = "rejectedCount"))) || ((data.pendingCount === undefined) && (missing0 = "pendingCount"))) || ((data.byCourse === undefined) && (missing0 = "byCourse"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalApplications !== undefined){
const _errs1 = errors;
if(!(validate169(data.totalApplications, {instancePath:instancePath+"/totalApplications",parentData:data,parentDataProperty:"totalApplications",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliedCount !== undefined){
const _errs2 = errors;
if(!(validate169(data.appliedCount, {instancePath:instancePath+"/appliedCount",parentData:data,parentDataProperty:"appliedCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underReviewCount !== undefined){
const _errs3 = errors;
if(!(validate169(data.underReviewCount, {instancePath:instancePath+"/underReviewCount",parentData:data,parentDataProperty:"underReviewCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitlistedCount !== undefined){
const _errs4 = errors;
if(!(validate169(data.waitlistedCount, {instancePath:instancePath+"/waitlistedCount",parentData:data,parentDataProperty:"waitlistedCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvedCount !== undefined){
const _errs5 = errors;
if(!(validate169(data.approvedCount, {instancePath:instancePath+"/approvedCount",parentData:data,parentDataProperty:"approvedCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectedCount !== undefined){
const _errs6 = errors;
if(!(validate169(data.rejectedCount, {instancePath:instancePath+"/rejectedCount",parentData:data,parentDataProperty:"rejectedCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingCount !== undefined){
const _errs7 = errors;
if(!(validate169(data.pendingCount, {instancePath:instancePath+"/pendingCount",parentData:data,parentDataProperty:"pendingCount",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byCourse !== undefined){
let data7 = data.byCourse;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate259(data7[i0], {instancePath:instancePath+"/byCourse/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/byCourse",schemaPath:"#/properties/byCourse/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate251(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getApplicationStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
validate247.errors = vErrors;
return errors === 0;
}


const schema94 = {"$ref":"university#/components/schemas/ReviewedApplicationResponse","$id":"reviewApplication200"};
const schema95 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ReviewedApplication"}}};
const schema96 = {"allOf":[{"$ref":"university#/components/schemas/Application"},{"type":"object","properties":{"temporaryPassword":{"type":"string","minLength":6,"maxLength":128}}}]};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temporaryPassword !== undefined){
let data0 = data.temporaryPassword;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 128){
validate269.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func2(data0) < 6){
validate269.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate269.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate269(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reviewApplication200" */;
let vErrors = null;
let errors = 0;
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}


const schema97 = {"$ref":"university#/components/schemas/CourseListResponse","$id":"listActiveCourses200"};
const schema98 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Course"}}}};
const schema99 = {"type":"object","required":["id","courseCode","courseName","department","programType","description","isActive","eligibilityCriteria","subjects"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"courseCode":{"$ref":"university#/components/schemas/CourseCode"},"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"programType":{"$ref":"university#/components/schemas/ProgramType"},"description":{"type":"string","format":"visible","minLength":1,"maxLength":2000},"durationYears":{"type":"number","format":"double","minimum":0.5,"maximum":10},"isActive":{"type":"boolean"},"totalSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"availableSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"feeAmount":{"$ref":"university#/components/schemas/Amount"},"feeType":{"$ref":"university#/components/schemas/FeeType"},"eligibilityCriteria":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/ListedText"}},"subjects":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/ListedText"}}}};
const schema100 = {"type":"string","minLength":2,"maxLength":20,"pattern":"^[A-Za-z0-9-]+$"};
const pattern5 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate279.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate279.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate279.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"string","minLength":7,"maxLength":13,"enum":["Undergraduate","Postgraduate","Diploma","Doctorate"]};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Undergraduate") || (data === "Postgraduate")) || (data === "Diploma")) || (data === "Doctorate"))){
validate283.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 13){
validate283.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13},message:"must NOT have more than 13 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate283.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}

const schema102 = {"type":"string","format":"visible","minLength":1,"maxLength":200};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 200){
validate287.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate287.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate287.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate287.errors = vErrors;
return errors === 0;
}


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.courseCode === undefined) && (missing0 = "courseCode"))) || ((data.courseName === undefined) && (missing0 = "courseName"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.programType === undefined) && (missing0 = "programType"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.isActive === undefined) && (missing0 = "isActive"))) || ((data.eligibilityCriteria === undefined) && (missing0 = "eligibilityCriteria"))) || ((data.subjects === undefined) && (missing0 = "subjects"))){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courseCode !== undefined){
const _errs2 = errors;
if(!(validate279(data.courseCode, {instancePath:instancePath+"/courseCode",parentData:data,parentDataProperty:"courseCode",rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courseName !== undefined){
const _errs3 = errors;
if(!(validate80(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs4 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programType !== undefined){
const _errs5 = errors;
if(!(validate283(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate277.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate277.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data5))){
validate277.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationYears !== undefined){
let data6 = data.durationYears;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data6 == "number"){
if(data6 > 10 || isNaN(data6)){
validate277.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data6 < 0.5 || isNaN(data6)){
validate277.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"}];
return false;
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isActive !== undefined){
const _errs10 = errors;
if(typeof data.isActive !== "boolean"){
validate277.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalSeats !== undefined){
let data8 = data.totalSeats;
const _errs12 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate277.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate277.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate277.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availableSeats !== undefined){
let data9 = data.availableSeats;
const _errs14 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate277.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data9 == "number"){
if(data9 > 100000 || isNaN(data9)){
validate277.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate277.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeAmount !== undefined){
const _errs16 = errors;
if(!(validate67(data.feeAmount, {instancePath:instancePath+"/feeAmount",parentData:data,parentDataProperty:"feeAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeType !== undefined){
const _errs17 = errors;
if(!(validate83(data.feeType, {instancePath:instancePath+"/feeType",parentData:data,parentDataProperty:"feeType",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eligibilityCriteria !== undefined){
let data12 = data.eligibilityCriteria;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data12)){
if(data12.length > 50){
validate277.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate287(data12[i0], {instancePath:instancePath+"/eligibilityCriteria/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subjects !== undefined){
let data14 = data.subjects;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data14)){
if(data14.length > 100){
validate277.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate287(data14[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate277(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listActiveCourses200" */;
let vErrors = null;
let errors = 0;
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
validate273.errors = vErrors;
return errors === 0;
}


const schema103 = {"$ref":"university#/components/schemas/CourseStatsResponse","$id":"getCourseStats200"};
const schema104 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/CourseStats"}}};
const schema105 = {"type":"object","required":["totalCourses","activeCourses","inactiveCourses","byDepartment","byProgramType"],"properties":{"totalCourses":{"$ref":"university#/components/schemas/Total"},"activeCourses":{"$ref":"university#/components/schemas/Total"},"inactiveCourses":{"$ref":"university#/components/schemas/Total"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentCount"}},"byProgramType":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/ProgramTypeCount"}}}};
const schema106 = {"type":"object","required":["programType","count"],"properties":{"programType":{"$ref":"university#/components/schemas/ProgramType"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.programType === undefined) && (missing0 = "programType")) || ((data.count === undefined) && (missing0 = "count"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.programType !== undefined){
const _errs1 = errors;
if(!(validate283(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.totalCourses === undefined) && (missing0 = "totalCourses")) || ((data.activeCourses === undefined) && (missing0 = "activeCourses"))) || ((data.inactiveCourses === undefined) && (missing0 = "inactiveCourses"))) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byProgramType === undefined) && (missing0 = "byProgramType"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalCourses !== undefined){
const _errs1 = errors;
if(!(validate169(data.totalCourses, {instancePath:instancePath+"/totalCourses",parentData:data,parentDataProperty:"totalCourses",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeCourses !== undefined){
const _errs2 = errors;
if(!(validate169(data.activeCourses, {instancePath:instancePath+"/activeCourses",parentData:data,parentDataProperty:"activeCourses",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inactiveCourses !== undefined){
const _errs3 = errors;
if(!(validate169(data.inactiveCourses, {instancePath:instancePath+"/inactiveCourses",parentData:data,parentDataProperty:"inactiveCourses",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data3 = data.byDepartment;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate190(data3[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byProgramType !== undefined){
let data5 = data.byProgramType;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data5)){
if(data5.length > 4){
validate296.errors = [{instancePath:instancePath+"/byProgramType",schemaPath:"#/properties/byProgramType/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate301(data5[i1], {instancePath:instancePath+"/byProgramType/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/byProgramType",schemaPath:"#/properties/byProgramType/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate296(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getCourseStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
validate292.errors = vErrors;
return errors === 0;
}


const schema107 = {"$ref":"university#/components/schemas/CourseResponse","$id":"createCourse201"};
const schema108 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Course"}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate277(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createCourse201" */;
let vErrors = null;
let errors = 0;
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
validate307.errors = vErrors;
return errors === 0;
}


const schema109 = {"$ref":"university#/components/schemas/ActivityListResponse","$id":"listActivity200"};
const schema110 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Activity"}}}};
const schema111 = {"type":"object","required":["id","at","kind","by","record","fields"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"at":{"$ref":"university#/components/schemas/Timestamp"},"kind":{"$ref":"university#/components/schemas/ActivityKind"},"by":{"$ref":"university#/components/schemas/PersonName"},"record":{"$ref":"university#/components/schemas/ActivityRecord"},"fields":{"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/FieldChange"}}}};
const schema112 = {"type":"string","minLength":7,"maxLength":11,"enum":["created","updated","activated","deactivated","deleted","restored","decided"]};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "created") || (data === "updated")) || (data === "activated")) || (data === "deactivated")) || (data === "deleted")) || (data === "restored")) || (data === "decided"))){
validate320.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema112.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate320.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate320.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}

const schema113 = {"type":"object","required":["kind","id"],"properties":{"kind":{"type":"string","minLength":6,"maxLength":11,"enum":["student","course","application"]},"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"type":"string","minLength":2,"maxLength":100}}};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.id === undefined) && (missing0 = "id"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!(((data0 === "student") || (data0 === "course")) || (data0 === "application"))){
validate323.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema113.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 11){
validate323.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data0) < 6){
validate323.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate323.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data2) < 2){
validate323.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}

const schema114 = {"type":"object","required":["field","old","new"],"properties":{"field":{"type":"string","minLength":1,"maxLength":60},"old":{"$ref":"university#/components/schemas/FieldValue"},"new":{"$ref":"university#/components/schemas/FieldValue"}}};
const schema115 = {"type":["string","number","boolean","null"],"maxLength":2000};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(typeof data == "number"))) && (typeof data !== "boolean")) && (data !== null)){
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema115.type},message:"must be string,number,boolean,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate327.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.old === undefined) && (missing0 = "old"))) || ((data.new === undefined) && (missing0 = "new"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate326.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate326.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old !== undefined){
const _errs3 = errors;
if(!(validate327(data.old, {instancePath:instancePath+"/old",parentData:data,parentDataProperty:"old",rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new !== undefined){
const _errs4 = errors;
if(!(validate327(data.new, {instancePath:instancePath+"/new",parentData:data,parentDataProperty:"new",rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.record === undefined) && (missing0 = "record"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate320(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
const _errs5 = errors;
if(!(validate323(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data5 = data.fields;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data5)){
if(data5.length > 40){
validate317.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate326(data5[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate317(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listActivity200" */;
let vErrors = null;
let errors = 0;
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}


const schema116 = {"$ref":"university#/components/schemas/AdministratorListResponse","$id":"listAdministrators200"};
const schema117 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Administrator"}}}};
const schema118 = {"allOf":[{"$ref":"university#/components/schemas/AdminUser"},{"type":"object","required":["isActive","createdAt"],"properties":{"isActive":{"type":"boolean"},"createdAt":{"$ref":"university#/components/schemas/Timestamp"}}}]};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.isActive === undefined) && (missing0 = "isActive")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate337.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isActive !== undefined){
const _errs3 = errors;
if(typeof data.isActive !== "boolean"){
validate337.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/allOf/1/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createdAt !== undefined){
const _errs5 = errors;
if(!(validate226(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate337.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate337(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAdministrators200" */;
let vErrors = null;
let errors = 0;
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}


const schema119 = {"$ref":"university#/components/schemas/AdministratorResponse","$id":"setAdministratorStatus200"};
const schema120 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Administrator"}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate337(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setAdministratorStatus200" */;
let vErrors = null;
let errors = 0;
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
validate342.errors = vErrors;
return errors === 0;
}


const schema121 = {"$ref":"university#/components/schemas/ApplicationProgressResponse","$id":"lookUpApplication200"};
const schema122 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationProgress"}}};
const schema123 = {"type":"object","required":["referenceNumber","fullName","email","phoneNumber","desiredCourse","status","submittedAt","updatedAt","history"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"submittedAt":{"$ref":"university#/components/schemas/Timestamp"},"updatedAt":{"$ref":"university#/components/schemas/Timestamp"},"isBeingDecided":{"type":"boolean"},"offer":{"$ref":"university#/components/schemas/OwnOffer"},"documents":{"type":"array","maxItems":5,"items":{"$ref":"university#/components/schemas/ApplicationDocument"}},"rejectionReason":{"type":"string","maxLength":1000},"generatedRollNumber":{"$ref":"university#/components/schemas/RollNumber"},"history":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationStep"}}}};
const schema124 = {"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate353.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate353.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate353.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}

const schema125 = {"type":"object","required":["state","answerBy"],"properties":{"state":{"$ref":"university#/components/schemas/OfferState"},"answerBy":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema126 = {"type":"string","minLength":4,"maxLength":9,"enum":["OPEN","ACCEPTED","DECLINED","LAPSED","WITHDRAWN"]};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "OPEN") || (data === "ACCEPTED")) || (data === "DECLINED")) || (data === "LAPSED")) || (data === "WITHDRAWN"))){
validate363.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 9){
validate363.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate363.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.answerBy === undefined) && (missing0 = "answerBy"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
const _errs1 = errors;
if(!(validate363(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answerBy !== undefined){
const _errs2 = errors;
if(!(validate226(data.answerBy, {instancePath:instancePath+"/answerBy",parentData:data,parentDataProperty:"answerBy",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":"object","required":["id","name","type","size","addedAt"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"type":"string","minLength":1,"maxLength":100},"type":{"$ref":"university#/components/schemas/DocumentType"},"size":{"type":"integer","minimum":1,"maximum":5242880},"addedAt":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema128 = {"type":"string","minLength":9,"maxLength":15,"enum":["application/pdf","image/jpeg","image/png"]};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "application/pdf") || (data === "image/jpeg")) || (data === "image/png"))){
validate369.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 15){
validate369.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"}];
return false;
}
else {
if(func2(data) < 9){
validate369.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
return false;
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.addedAt === undefined) && (missing0 = "addedAt"))){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate367.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate367.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate367.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if(!(validate369(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate367.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 5242880 || isNaN(data3)){
validate367.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5242880},message:"must be <= 5242880"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate367.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedAt !== undefined){
const _errs7 = errors;
if(!(validate226(data.addedAt, {instancePath:instancePath+"/addedAt",parentData:data,parentDataProperty:"addedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}

const schema129 = {"type":"object","required":["from","to","at"],"properties":{"from":{"$ref":"university#/components/schemas/ApplicationStatus"},"to":{"$ref":"university#/components/schemas/ApplicationStatus"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.at === undefined) && (missing0 = "at"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate224(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate224(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.referenceNumber === undefined) && (missing0 = "referenceNumber")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.desiredCourse === undefined) && (missing0 = "desiredCourse"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.referenceNumber !== undefined){
const _errs1 = errors;
if(!(validate353(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs2 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs4 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desiredCourse !== undefined){
const _errs5 = errors;
if(!(validate80(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs6 = errors;
if(!(validate224(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs7 = errors;
if(!(validate226(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs8 = errors;
if(!(validate226(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isBeingDecided !== undefined){
const _errs9 = errors;
if(typeof data.isBeingDecided !== "boolean"){
validate352.errors = [{instancePath:instancePath+"/isBeingDecided",schemaPath:"#/properties/isBeingDecided/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offer !== undefined){
const _errs11 = errors;
if(!(validate362(data.offer, {instancePath:instancePath+"/offer",parentData:data,parentDataProperty:"offer",rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data10 = data.documents;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data10)){
if(data10.length > 5){
validate352.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate367(data10[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
let data12 = data.rejectionReason;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data12 === "string"){
if(func2(data12) > 1000){
validate352.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate352.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedRollNumber !== undefined){
const _errs17 = errors;
if(!(validate38(data.generatedRollNumber, {instancePath:instancePath+"/generatedRollNumber",parentData:data,parentDataProperty:"generatedRollNumber",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data14 = data.history;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate374(data14[i1], {instancePath:instancePath+"/history/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate352(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="lookUpApplication200" */;
let vErrors = null;
let errors = 0;
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
validate348.errors = vErrors;
return errors === 0;
}


const schema130 = {"$ref":"university#/components/schemas/CaseworkListResponse","$id":"listCasework200"};
const schema131 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Casework"}}}};
const schema132 = {"type":"object","required":["applicationId","notes"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"assignee":{"$ref":"university#/components/schemas/Assignee"},"notes":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/CaseNote"}},"held":{"$ref":"university#/components/schemas/HeldDecision"}}};
const schema133 = {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"}}};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}

const schema134 = {"type":"object","required":["id","text","by","at"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"text":{"$ref":"university#/components/schemas/NoteText"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema135 = {"type":"string","format":"visible","minLength":1,"maxLength":2000};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate393.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate393.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate393.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate393.errors = vErrors;
return errors === 0;
}


function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate391.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(!(validate393(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs3 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}

const schema136 = {"type":"object","required":["decision","by","at"],"properties":{"decision":{"$ref":"university#/components/schemas/Decision"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema137 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","minLength":8,"maxLength":10,"enum":["WAITLISTED","APPROVED","REJECTED"]},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"},"rejectionReason":{"$ref":"university#/components/schemas/RejectionReason"},"overCapacity":{"type":"boolean"}}};
const schema138 = {"type":["string","null"],"maxLength":2000};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema138.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate400.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
validate400.errors = vErrors;
return errors === 0;
}

const schema139 = {"type":["string","null"],"maxLength":1000};

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000){
validate402.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
}
validate402.errors = vErrors;
return errors === 0;
}


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate399.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((data0 === "WAITLISTED") || (data0 === "APPROVED")) || (data0 === "REJECTED"))){
validate399.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema137.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 10){
validate399.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(func2(data0) < 8){
validate399.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate399.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
const _errs3 = errors;
if(!(validate400(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
const _errs4 = errors;
if(!(validate402(data.rejectionReason, {instancePath:instancePath+"/rejectionReason",parentData:data,parentDataProperty:"rejectionReason",rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overCapacity !== undefined){
const _errs5 = errors;
if(typeof data.overCapacity !== "boolean"){
validate399.errors = [{instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate399.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}


function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.decision === undefined) && (missing0 = "decision")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.decision !== undefined){
const _errs1 = errors;
if(!(validate399(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs2 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate398.errors = vErrors;
return errors === 0;
}


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.notes === undefined) && (missing0 = "notes"))){
validate385.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee !== undefined){
const _errs2 = errors;
if(!(validate387(data.assignee, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data2 = data.notes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 50){
validate385.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate391(data2[i0], {instancePath:instancePath+"/notes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate385.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held !== undefined){
const _errs6 = errors;
if(!(validate398(data.held, {instancePath:instancePath+"/held",parentData:data,parentDataProperty:"held",rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate385.errors = vErrors;
return errors === 0;
}


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate385(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate382.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listCasework200" */;
let vErrors = null;
let errors = 0;
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}


const schema140 = {"$ref":"university#/components/schemas/AssigneeListResponse","$id":"listAssignees200"};
const schema141 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Assignee"}}}};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate387(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAssignees200" */;
let vErrors = null;
let errors = 0;
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
validate410.errors = vErrors;
return errors === 0;
}


const schema142 = {"$ref":"university#/components/schemas/ReleaseListResponse","$id":"releaseDecisions200"};
const schema143 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/ReleasedDecision"}}}};
const schema144 = {"type":"object","required":["applicationId","isReleased"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"isReleased":{"type":"boolean"},"message":{"type":"string","minLength":1,"maxLength":500}}};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.isReleased === undefined) && (missing0 = "isReleased"))){
validate420.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isReleased !== undefined){
const _errs2 = errors;
if(typeof data.isReleased !== "boolean"){
validate420.errors = [{instancePath:instancePath+"/isReleased",schemaPath:"#/properties/isReleased/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate420.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate420.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate420.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate420(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate417.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}


function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="releaseDecisions200" */;
let vErrors = null;
let errors = 0;
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
validate416.errors = vErrors;
return errors === 0;
}


const schema145 = {"$ref":"university#/components/schemas/DocumentListResponse","$id":"listDocuments200"};
const schema146 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","maxItems":5,"items":{"$ref":"university#/components/schemas/ApplicationDocument"}}}};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate425.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 5){
validate425.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate367(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate425.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate425.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate425.errors = vErrors;
return errors === 0;
}


function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDocuments200" */;
let vErrors = null;
let errors = 0;
if(!(validate425(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
validate424.errors = vErrors;
return errors === 0;
}


const schema147 = {"$ref":"university#/components/schemas/ChangeListResponse","$id":"listStudentChanges200"};
const schema148 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/RecordChange"}}}};
const schema149 = {"type":"object","required":["id","at","kind","by","fields"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"at":{"$ref":"university#/components/schemas/Timestamp"},"kind":{"$ref":"university#/components/schemas/ChangeKind"},"by":{"$ref":"university#/components/schemas/ChangeAuthor"},"fields":{"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/FieldChange"}}}};
const schema150 = {"type":"string","minLength":7,"maxLength":11,"enum":["created","updated","activated","deactivated","deleted","restored"]};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "created") || (data === "updated")) || (data === "activated")) || (data === "deactivated")) || (data === "deleted")) || (data === "restored"))){
validate437.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate437.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate437.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate437.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}

const schema151 = {"type":"object","required":["name","role"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"role":{"$ref":"university#/components/schemas/Role"}}};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.role === undefined) && (missing0 = "role"))){
validate439.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs2 = errors;
if(!(validate77(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate437(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(!(validate439(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data4 = data.fields;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data4)){
if(data4.length > 40){
validate434.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate326(data4[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate434.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate434(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate431.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listStudentChanges200" */;
let vErrors = null;
let errors = 0;
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
validate430.errors = vErrors;
return errors === 0;
}


const schema152 = {"$ref":"university#/components/schemas/StudentPageResponse","$id":"pageStudents200"};
const schema153 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentPage"}}};
const schema154 = {"type":"object","required":["rows","next"],"properties":{"rows":{"type":"array","items":{"$ref":"university#/components/schemas/Student"}},"next":{"type":["string","null"],"minLength":1,"maxLength":1000},"count":{"$ref":"university#/components/schemas/ListCount"}}};
const schema155 = {"type":"object","required":["value","exact"],"properties":{"value":{"$ref":"university#/components/schemas/Total"},"exact":{"type":"boolean"}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.value === undefined) && (missing0 = "value")) || ((data.exact === undefined) && (missing0 = "exact"))){
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(!(validate169(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs2 = errors;
if(typeof data.exact !== "boolean"){
validate452.errors = [{instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rows === undefined) && (missing0 = "rows")) || ((data.next === undefined) && (missing0 = "next"))){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate33(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate450.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema154.properties.next.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate450.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate450.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs6 = errors;
if(!(validate452(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate450(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pageStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate447(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
validate446.errors = vErrors;
return errors === 0;
}


const schema156 = {"$ref":"university#/components/schemas/StudentSummaryResponse","$id":"getStudentSummary200"};
const schema157 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentSummary"}}};
const schema158 = {"type":"object","required":["total","choices","without","figures"],"properties":{"total":{"$ref":"university#/components/schemas/ListCount"},"choices":{"$ref":"university#/components/schemas/StudentChoices"},"without":{"$ref":"university#/components/schemas/StudentsWithout"},"figures":{"$ref":"university#/components/schemas/StudentFigures"}}};
const schema159 = {"type":"object","required":["department","placement","fee","status"],"properties":{"department":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"placement":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"fee":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"status":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}}}};
const schema160 = {"type":"string","minLength":1,"maxLength":150};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 150){
validate464.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate464.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}


function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.department === undefined) && (missing0 = "department")) || ((data.placement === undefined) && (missing0 = "placement"))) || ((data.fee === undefined) && (missing0 = "fee"))) || ((data.status === undefined) && (missing0 = "status"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
let data0 = data.department;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate464(data0[i0], {instancePath:instancePath+"/department/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placement !== undefined){
let data2 = data.placement;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate464(data2[i1], {instancePath:instancePath+"/placement/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/placement",schemaPath:"#/properties/placement/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee !== undefined){
let data4 = data.fee;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(!(validate464(data4[i2], {instancePath:instancePath+"/fee/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs12 = errors;
if(!(validate464(data6[i3], {instancePath:instancePath+"/status/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","required":["cgpa","attendance","pending","paid"],"properties":{"cgpa":{"$ref":"university#/components/schemas/Total"},"attendance":{"$ref":"university#/components/schemas/Total"},"pending":{"$ref":"university#/components/schemas/Total"},"paid":{"$ref":"university#/components/schemas/Total"}}};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cgpa === undefined) && (missing0 = "cgpa")) || ((data.attendance === undefined) && (missing0 = "attendance"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.paid === undefined) && (missing0 = "paid"))){
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cgpa !== undefined){
const _errs1 = errors;
if(!(validate169(data.cgpa, {instancePath:instancePath+"/cgpa",parentData:data,parentDataProperty:"cgpa",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attendance !== undefined){
const _errs2 = errors;
if(!(validate169(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate169(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs4 = errors;
if(!(validate169(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","required":["all","byDepartment","byYear","higherStudies","packages"],"properties":{"all":{"$ref":"university#/components/schemas/GroupFigures"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentFigures"}},"byYear":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/YearFigures"}},"graduated":{"allOf":[{"$ref":"university#/components/schemas/GroupFigures"}]},"higherStudies":{"$ref":"university#/components/schemas/Total"},"packages":{"$ref":"university#/components/schemas/PackageSums"}}};
const schema163 = {"type":"object","required":["students","placed","fees"],"properties":{"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};
const schema164 = {"type":"object","required":["total","paid","pending","payers","owers"],"properties":{"total":{"$ref":"university#/components/schemas/FeeSum"},"paid":{"$ref":"university#/components/schemas/FeeSum"},"pending":{"$ref":"university#/components/schemas/FeeSum"},"payers":{"$ref":"university#/components/schemas/Total"},"owers":{"$ref":"university#/components/schemas/Total"}}};
const schema165 = {"type":"number","format":"double","minimum":0,"maximum":1000000000000000};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000000000 || isNaN(data)){
validate481.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate481.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate481.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.total === undefined) && (missing0 = "total")) || ((data.paid === undefined) && (missing0 = "paid"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.payers === undefined) && (missing0 = "payers"))) || ((data.owers === undefined) && (missing0 = "owers"))){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate481(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs2 = errors;
if(!(validate481(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate481(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payers !== undefined){
const _errs4 = errors;
if(!(validate169(data.payers, {instancePath:instancePath+"/payers",parentData:data,parentDataProperty:"payers",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owers !== undefined){
const _errs5 = errors;
if(!(validate169(data.owers, {instancePath:instancePath+"/owers",parentData:data,parentDataProperty:"owers",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.students === undefined) && (missing0 = "students")) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.students !== undefined){
const _errs1 = errors;
if(!(validate169(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs2 = errors;
if(!(validate169(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs3 = errors;
if(!(validate480(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}

const schema166 = {"type":"object","required":["department","students","placed","fees"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.department === undefined) && (missing0 = "department")) || ((data.students === undefined) && (missing0 = "students"))) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.students !== undefined){
const _errs2 = errors;
if(!(validate169(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs3 = errors;
if(!(validate169(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs4 = errors;
if(!(validate480(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}

const schema167 = {"type":"object","required":["year","students","placed","fees"],"properties":{"year":{"$ref":"university#/components/schemas/StudyYear"},"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.year === undefined) && (missing0 = "year")) || ((data.students === undefined) && (missing0 = "students"))) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.year !== undefined){
const _errs1 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.students !== undefined){
const _errs2 = errors;
if(!(validate169(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs3 = errors;
if(!(validate169(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs4 = errors;
if(!(validate480(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}

const schema168 = {"type":"object","required":["count","sum","highest"],"properties":{"count":{"$ref":"university#/components/schemas/Total"},"sum":{"$ref":"university#/components/schemas/FeeSum"},"highest":{"$ref":"university#/components/schemas/PackageAmount"}}};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.count === undefined) && (missing0 = "count")) || ((data.sum === undefined) && (missing0 = "sum"))) || ((data.highest === undefined) && (missing0 = "highest"))){
validate503.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.count !== undefined){
const _errs1 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sum !== undefined){
const _errs2 = errors;
if(!(validate481(data.sum, {instancePath:instancePath+"/sum",parentData:data,parentDataProperty:"sum",rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.highest !== undefined){
const _errs3 = errors;
if(!(validate74(data.highest, {instancePath:instancePath+"/highest",parentData:data,parentDataProperty:"highest",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate503.errors = vErrors;
return errors === 0;
}


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.all === undefined) && (missing0 = "all")) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byYear === undefined) && (missing0 = "byYear"))) || ((data.higherStudies === undefined) && (missing0 = "higherStudies"))) || ((data.packages === undefined) && (missing0 = "packages"))){
validate476.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.all !== undefined){
const _errs1 = errors;
if(!(validate477(data.all, {instancePath:instancePath+"/all",parentData:data,parentDataProperty:"all",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data1 = data.byDepartment;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate489(data1[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate476.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byYear !== undefined){
let data3 = data.byYear;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 4){
validate476.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate495(data3[i1], {instancePath:instancePath+"/byYear/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate476.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.graduated !== undefined){
const _errs8 = errors;
if(!(validate477(data.graduated, {instancePath:instancePath+"/graduated",parentData:data,parentDataProperty:"graduated",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.higherStudies !== undefined){
const _errs10 = errors;
if(!(validate169(data.higherStudies, {instancePath:instancePath+"/higherStudies",parentData:data,parentDataProperty:"higherStudies",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packages !== undefined){
const _errs11 = errors;
if(!(validate503(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.without === undefined) && (missing0 = "without"))) || ((data.figures === undefined) && (missing0 = "figures"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate452(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
const _errs2 = errors;
if(!(validate463(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs3 = errors;
if(!(validate470(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.figures !== undefined){
const _errs4 = errors;
if(!(validate476(data.figures, {instancePath:instancePath+"/figures",parentData:data,parentDataProperty:"figures",rootData}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate461(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getStudentSummary200" */;
let vErrors = null;
let errors = 0;
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
validate457.errors = vErrors;
return errors === 0;
}


const schema169 = {"$ref":"university#/components/schemas/ApplicationPageResponse","$id":"pageApplications200"};
const schema170 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationPage"}}};
const schema171 = {"type":"object","required":["rows","next"],"properties":{"rows":{"type":"array","items":{"$ref":"university#/components/schemas/Application"}},"next":{"type":["string","null"],"minLength":1,"maxLength":1000},"count":{"$ref":"university#/components/schemas/ListCount"}}};

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rows === undefined) && (missing0 = "rows")) || ((data.next === undefined) && (missing0 = "next"))){
validate515.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate214(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate515.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate515.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema171.properties.next.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate515.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate515.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs6 = errors;
if(!(validate452(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate515.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate515.errors = vErrors;
return errors === 0;
}


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate512.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate515(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate512.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate512.errors = vErrors;
return errors === 0;
}


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pageApplications200" */;
let vErrors = null;
let errors = 0;
if(!(validate512(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
validate511.errors = vErrors;
return errors === 0;
}


const schema172 = {"$ref":"university#/components/schemas/ApplicationSummaryResponse","$id":"getApplicationSummary200"};
const schema173 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationSummary"}}};
const schema174 = {"type":"object","required":["total","choices","without","byStatus"],"properties":{"total":{"$ref":"university#/components/schemas/ListCount"},"choices":{"$ref":"university#/components/schemas/ApplicationChoices"},"without":{"$ref":"university#/components/schemas/ApplicationsWithout"},"byStatus":{"type":"array","maxItems":10,"items":{"$ref":"university#/components/schemas/StatusCount"}}}};
const schema175 = {"type":"object","required":["status","course"],"properties":{"status":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationStatus"}},"course":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}}}};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.course === undefined) && (missing0 = "course"))){
validate526.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate224(data0[i0], {instancePath:instancePath+"/status/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate526.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
let data2 = data.course;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate464(data2[i1], {instancePath:instancePath+"/course/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate526.errors = [{instancePath:instancePath+"/course",schemaPath:"#/properties/course/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate526.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate526.errors = vErrors;
return errors === 0;
}

const schema176 = {"type":"object","required":["grade","submitted"],"properties":{"grade":{"$ref":"university#/components/schemas/Total"},"submitted":{"$ref":"university#/components/schemas/Total"}}};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.grade === undefined) && (missing0 = "grade")) || ((data.submitted === undefined) && (missing0 = "submitted"))){
validate530.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.grade !== undefined){
const _errs1 = errors;
if(!(validate169(data.grade, {instancePath:instancePath+"/grade",parentData:data,parentDataProperty:"grade",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitted !== undefined){
const _errs2 = errors;
if(!(validate169(data.submitted, {instancePath:instancePath+"/submitted",parentData:data,parentDataProperty:"submitted",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate530.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate530.errors = vErrors;
return errors === 0;
}

const schema177 = {"type":"object","required":["status","count"],"properties":{"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.count === undefined) && (missing0 = "count"))){
validate534.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if(!(validate224(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate169(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate534.errors = vErrors;
return errors === 0;
}


function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.without === undefined) && (missing0 = "without"))) || ((data.byStatus === undefined) && (missing0 = "byStatus"))){
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate452(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
const _errs2 = errors;
if(!(validate526(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs3 = errors;
if(!(validate530(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byStatus !== undefined){
let data3 = data.byStatus;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 10){
validate524.errors = [{instancePath:instancePath+"/byStatus",schemaPath:"#/properties/byStatus/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate534(data3[i0], {instancePath:instancePath+"/byStatus/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate524.errors = [{instancePath:instancePath+"/byStatus",schemaPath:"#/properties/byStatus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate524(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getApplicationSummary200" */;
let vErrors = null;
let errors = 0;
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
validate520.errors = vErrors;
return errors === 0;
}


const schema178 = {"$ref":"university#/components/schemas/PublicStatisticsResponse","$id":"getPublicStatistics200"};
const schema179 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/PublicStatistics"}}};
const schema180 = {"type":"object","required":["students","placed","departments"],"properties":{"students":{"$ref":"university#/components/schemas/Total"},"placed":{"allOf":[{"$ref":"university#/components/schemas/Total"}]},"departments":{"allOf":[{"$ref":"university#/components/schemas/Total"}]}}};

function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.students === undefined) && (missing0 = "students")) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.departments === undefined) && (missing0 = "departments"))){
validate544.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.students !== undefined){
const _errs1 = errors;
if(!(validate169(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs2 = errors;
if(!(validate169(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departments !== undefined){
const _errs4 = errors;
if(!(validate169(data.departments, {instancePath:instancePath+"/departments",parentData:data,parentDataProperty:"departments",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate544.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate544.errors = vErrors;
return errors === 0;
}


function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate541.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate544(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate541.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate541.errors = vErrors;
return errors === 0;
}


function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getPublicStatistics200" */;
let vErrors = null;
let errors = 0;
if(!(validate541(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
validate540.errors = vErrors;
return errors === 0;
}


const schema181 = {"$ref":"university#/components/schemas/OfferListResponse","$id":"listOffers200"};
const schema182 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/CourseOffers"}}}};
const schema183 = {"type":"object","required":["course","offers","waiting"],"properties":{"course":{"$ref":"university#/components/schemas/CourseTitle"},"offers":{"type":"array","items":{"$ref":"university#/components/schemas/Offer"}},"waiting":{"type":"array","items":{"$ref":"university#/components/schemas/WaitingApplicant"}}}};
const schema184 = {"type":"object","required":["applicationId","state","answerBy","at","by"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"state":{"$ref":"university#/components/schemas/OfferState"},"answerBy":{"$ref":"university#/components/schemas/Timestamp"},"at":{"$ref":"university#/components/schemas/Timestamp"},"by":{"$ref":"university#/components/schemas/PersonName"},"reviewComments":{"type":"string","maxLength":2000},"endedAt":{"$ref":"university#/components/schemas/Timestamp"}}};

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.answerBy === undefined) && (missing0 = "answerBy"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.by === undefined) && (missing0 = "by"))){
validate556.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs2 = errors;
if(!(validate363(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answerBy !== undefined){
const _errs3 = errors;
if(!(validate226(data.answerBy, {instancePath:instancePath+"/answerBy",parentData:data,parentDataProperty:"answerBy",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate226(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs5 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
let data5 = data.reviewComments;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate556.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate556.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endedAt !== undefined){
const _errs8 = errors;
if(!(validate226(data.endedAt, {instancePath:instancePath+"/endedAt",parentData:data,parentDataProperty:"endedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate556.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate556.errors = vErrors;
return errors === 0;
}

const schema185 = {"type":"object","required":["applicationId","fullName","previousGrade"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"previousGrade":{"type":"string","minLength":1,"maxLength":100}}};

function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.previousGrade === undefined) && (missing0 = "previousGrade"))){
validate564.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs2 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousGrade !== undefined){
let data2 = data.previousGrade;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate564.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate564.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate564.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate564.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate564.errors = vErrors;
return errors === 0;
}


function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.course === undefined) && (missing0 = "course")) || ((data.offers === undefined) && (missing0 = "offers"))) || ((data.waiting === undefined) && (missing0 = "waiting"))){
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate80(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offers !== undefined){
let data1 = data.offers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate556(data1[i0], {instancePath:instancePath+"/offers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate554.errors = [{instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate564(data3[i1], {instancePath:instancePath+"/waiting/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate554.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate554.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate554.errors = vErrors;
return errors === 0;
}


function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate551.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate554(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate551.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate551.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate551.errors = vErrors;
return errors === 0;
}


function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOffers200" */;
let vErrors = null;
let errors = 0;
if(!(validate551(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
errors = vErrors.length;
}
validate550.errors = vErrors;
return errors === 0;
}


const schema186 = {"$ref":"university#/components/schemas/OfferResponse","$id":"makeOffer200"};
const schema187 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Offer"}}};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate571.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate556(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate571.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate571.errors = vErrors;
return errors === 0;
}


function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="makeOffer200" */;
let vErrors = null;
let errors = 0;
if(!(validate571(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
errors = vErrors.length;
}
validate570.errors = vErrors;
return errors === 0;
}


const schema188 = {"$ref":"university#/components/schemas/CourseOffersResponse","$id":"rankWaitingList200"};
const schema189 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/CourseOffers"}}};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate577.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate554(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate577.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate577.errors = vErrors;
return errors === 0;
}


function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="rankWaitingList200" */;
let vErrors = null;
let errors = 0;
if(!(validate577(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
validate576.errors = vErrors;
return errors === 0;
}


const schema190 = {"$ref":"university#/components/schemas/PapersIssuedResponse","$id":"issuePapers200"};
const schema191 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/IssuedPaper"}}}};
const schema192 = {"type":"object","required":["studentId","number"],"properties":{"studentId":{"$ref":"university#/components/schemas/RecordId"},"number":{"$ref":"university#/components/schemas/PaperNumber"}}};
const schema193 = {"type":"string","minLength":23,"maxLength":26,"pattern":"^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"};
const pattern7 = new RegExp("^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$", "u");

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 26){
validate588.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"}];
return false;
}
else {
if(func2(data) < 23){
validate588.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 23},message:"must NOT have fewer than 23 characters"}];
return false;
}
else {
if(!pattern7.test(data)){
validate588.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"+"\""}];
return false;
}
}
}
}
else {
validate588.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate588.errors = vErrors;
return errors === 0;
}


function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.studentId === undefined) && (missing0 = "studentId")) || ((data.number === undefined) && (missing0 = "number"))){
validate586.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.studentId !== undefined){
const _errs1 = errors;
if(!(validate34(data.studentId, {instancePath:instancePath+"/studentId",parentData:data,parentDataProperty:"studentId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs2 = errors;
if(!(validate588(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate586.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate586.errors = vErrors;
return errors === 0;
}


function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate583.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 100){
validate583.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate586(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate583.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate583.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate583.errors = vErrors;
return errors === 0;
}


function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="issuePapers200" */;
let vErrors = null;
let errors = 0;
if(!(validate583(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
errors = vErrors.length;
}
validate582.errors = vErrors;
return errors === 0;
}


const schema194 = {"$ref":"university#/components/schemas/PaperResponse","$id":"verifyPaper200"};
const schema195 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Paper"}}};
const schema196 = {"type":"object","required":["number","kind","name","rollNo","issuedOn","facts"],"properties":{"number":{"$ref":"university#/components/schemas/PaperNumber"},"kind":{"$ref":"university#/components/schemas/PaperKind"},"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"issuedOn":{"$ref":"university#/components/schemas/CalendarDate"},"facts":{"$ref":"university#/components/schemas/PaperFacts"},"withdrawnAt":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema197 = {"type":"string","minLength":1,"maxLength":60};

function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
validate598.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate598.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate598.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate598.errors = vErrors;
return errors === 0;
}

const schema198 = {"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/PaperFact"}};
const schema199 = {"type":"object","required":["label","value"],"properties":{"label":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":500}}};

function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.value === undefined) && (missing0 = "value"))){
validate604.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.label !== undefined){
let data0 = data.label;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate604.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate604.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate604.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 500){
validate604.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate604.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate604.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate604.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate604.errors = vErrors;
return errors === 0;
}


function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 40){
validate603.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate604(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate603.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate603.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.number === undefined) && (missing0 = "number")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.rollNo === undefined) && (missing0 = "rollNo"))) || ((data.issuedOn === undefined) && (missing0 = "issuedOn"))) || ((data.facts === undefined) && (missing0 = "facts"))){
validate596.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
const _errs1 = errors;
if(!(validate588(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate598(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs4 = errors;
if(!(validate38(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedOn !== undefined){
const _errs5 = errors;
if(!(validate50(data.issuedOn, {instancePath:instancePath+"/issuedOn",parentData:data,parentDataProperty:"issuedOn",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facts !== undefined){
const _errs6 = errors;
if(!(validate603(data.facts, {instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawnAt !== undefined){
const _errs7 = errors;
if(!(validate226(data.withdrawnAt, {instancePath:instancePath+"/withdrawnAt",parentData:data,parentDataProperty:"withdrawnAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate596.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate596.errors = vErrors;
return errors === 0;
}


function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate593.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate596(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate593.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate593.errors = vErrors;
return errors === 0;
}


function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="verifyPaper200" */;
let vErrors = null;
let errors = 0;
if(!(validate593(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
validate592.errors = vErrors;
return errors === 0;
}


const schema200 = {"$ref":"university#/components/schemas/PasswordResetResponse","$id":"resetStudentPassword200"};
const schema201 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/PasswordResetResult"}}};
const schema202 = {"type":"object","required":["email","temporaryPassword"],"properties":{"email":{"$ref":"university#/components/schemas/EmailAddress"},"temporaryPassword":{"type":"string","minLength":6,"maxLength":128}}};

function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.temporaryPassword === undefined) && (missing0 = "temporaryPassword"))){
validate614.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.email !== undefined){
const _errs1 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temporaryPassword !== undefined){
let data1 = data.temporaryPassword;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 128){
validate614.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func2(data1) < 6){
validate614.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate614.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate614.errors = vErrors;
return errors === 0;
}


function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate611.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate614(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate611.errors = vErrors;
return errors === 0;
}


function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="resetStudentPassword200" */;
let vErrors = null;
let errors = 0;
if(!(validate611(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
validate610.errors = vErrors;
return errors === 0;
}


const schema203 = {"$ref":"university#/components/schemas/DeletedStudentListResponse","$id":"listDeletedStudents200"};
const schema204 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/DeletedStudent"}}}};
const schema205 = {"type":"object","required":["student","deletedAt","deletedBy"],"properties":{"student":{"$ref":"university#/components/schemas/Student"},"deletedAt":{"$ref":"university#/components/schemas/Timestamp"},"deletedBy":{"$ref":"university#/components/schemas/PersonName"}}};

function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.student === undefined) && (missing0 = "student")) || ((data.deletedAt === undefined) && (missing0 = "deletedAt"))) || ((data.deletedBy === undefined) && (missing0 = "deletedBy"))){
validate622.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.student !== undefined){
const _errs1 = errors;
if(!(validate33(data.student, {instancePath:instancePath+"/student",parentData:data,parentDataProperty:"student",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs2 = errors;
if(!(validate226(data.deletedAt, {instancePath:instancePath+"/deletedAt",parentData:data,parentDataProperty:"deletedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedBy !== undefined){
const _errs3 = errors;
if(!(validate36(data.deletedBy, {instancePath:instancePath+"/deletedBy",parentData:data,parentDataProperty:"deletedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate622.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate622.errors = vErrors;
return errors === 0;
}


function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate619.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate622(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate619.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate619.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate619.errors = vErrors;
return errors === 0;
}


function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeletedStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
validate618.errors = vErrors;
return errors === 0;
}


const schema206 = {"$ref":"university#/components/schemas/DeletedCourseListResponse","$id":"listDeletedCourses200"};
const schema207 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/DeletedCourse"}}}};
const schema208 = {"type":"object","required":["course","deletedAt","deletedBy"],"properties":{"course":{"$ref":"university#/components/schemas/Course"},"deletedAt":{"$ref":"university#/components/schemas/Timestamp"},"deletedBy":{"$ref":"university#/components/schemas/PersonName"}}};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.course === undefined) && (missing0 = "course")) || ((data.deletedAt === undefined) && (missing0 = "deletedAt"))) || ((data.deletedBy === undefined) && (missing0 = "deletedBy"))){
validate632.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate277(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs2 = errors;
if(!(validate226(data.deletedAt, {instancePath:instancePath+"/deletedAt",parentData:data,parentDataProperty:"deletedAt",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedBy !== undefined){
const _errs3 = errors;
if(!(validate36(data.deletedBy, {instancePath:instancePath+"/deletedBy",parentData:data,parentDataProperty:"deletedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate632.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate632.errors = vErrors;
return errors === 0;
}


function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate629.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate632(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate629.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate629.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate629.errors = vErrors;
return errors === 0;
}


function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeletedCourses200" */;
let vErrors = null;
let errors = 0;
if(!(validate629(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
errors = vErrors.length;
}
validate628.errors = vErrors;
return errors === 0;
}

export const validators = { login200: validate21, login400: validate101, login401: validate101, login413: validate101, login415: validate101, login429: validate101, login500: validate101, login503: validate101, login507: validate101, studentLogin200: validate21, studentLogin400: validate101, studentLogin401: validate101, studentLogin413: validate101, studentLogin415: validate101, studentLogin429: validate101, studentLogin500: validate101, studentLogin503: validate101, studentLogin507: validate101, register201: validate105, register400: validate101, register409: validate101, register413: validate101, register415: validate101, register422: validate101, register500: validate101, register503: validate101, register507: validate101, getCurrentUser200: validate114, getCurrentUser401: validate101, getCurrentUser500: validate101, updateOwnContact200: validate120, updateOwnContact400: validate101, updateOwnContact401: validate101, updateOwnContact403: validate101, updateOwnContact409: validate126, updateOwnContact413: validate101, updateOwnContact415: validate101, updateOwnContact500: validate101, updateOwnContact503: validate101, updateOwnContact507: validate101, changePassword200: validate133, changePassword400: validate101, changePassword401: validate101, changePassword413: validate101, changePassword415: validate101, changePassword500: validate101, changePassword503: validate101, changePassword507: validate101, logout200: validate133, logout401: validate101, logout500: validate101, logout503: validate101, logout507: validate101, adminLogin200: validate21, adminLogin400: validate101, adminLogin401: validate101, adminLogin413: validate101, adminLogin415: validate101, adminLogin429: validate101, adminLogin500: validate101, adminLogin503: validate101, adminLogin507: validate101, registerAdmin201: validate138, registerAdmin400: validate101, registerAdmin401: validate101, registerAdmin403: validate101, registerAdmin409: validate101, registerAdmin413: validate101, registerAdmin415: validate101, registerAdmin500: validate101, registerAdmin503: validate101, registerAdmin507: validate101, getCurrentAdmin200: validate138, getCurrentAdmin401: validate101, getCurrentAdmin403: validate101, getCurrentAdmin500: validate101, listStudents200: validate144, listStudents400: validate101, listStudents401: validate101, listStudents403: validate101, listStudents500: validate101, createStudent201: validate120, createStudent400: validate101, createStudent401: validate101, createStudent403: validate101, createStudent409: validate101, createStudent413: validate101, createStudent415: validate101, createStudent422: validate101, createStudent500: validate101, createStudent503: validate101, createStudent507: validate101, listPlacedStudents200: validate159, listPlacedStudents401: validate101, listPlacedStudents403: validate101, listPlacedStudents500: validate101, countStudents200: validate165, countStudents401: validate101, countStudents403: validate101, countStudents500: validate101, countPlacedStudents200: validate165, countPlacedStudents401: validate101, countPlacedStudents403: validate101, countPlacedStudents500: validate101, countStudentsByDepartment200: validate165, countStudentsByDepartment400: validate101, countStudentsByDepartment401: validate101, countStudentsByDepartment403: validate101, countStudentsByDepartment500: validate101, getStudentByEmail200: validate120, getStudentByEmail400: validate101, getStudentByEmail401: validate101, getStudentByEmail403: validate101, getStudentByEmail404: validate101, getStudentByEmail500: validate101, getStudentByRollNo200: validate120, getStudentByRollNo400: validate101, getStudentByRollNo401: validate101, getStudentByRollNo403: validate101, getStudentByRollNo404: validate101, getStudentByRollNo500: validate101, listStudentsByDepartment200: validate159, listStudentsByDepartment400: validate101, listStudentsByDepartment401: validate101, listStudentsByDepartment403: validate101, listStudentsByDepartment500: validate101, listStudentsByYear200: validate159, listStudentsByYear400: validate101, listStudentsByYear401: validate101, listStudentsByYear403: validate101, listStudentsByYear500: validate101, getStudent200: validate120, getStudent400: validate101, getStudent401: validate101, getStudent403: validate101, getStudent404: validate101, getStudent500: validate101, updateStudent200: validate120, updateStudent400: validate101, updateStudent401: validate101, updateStudent403: validate101, updateStudent404: validate101, updateStudent409: validate172, updateStudent413: validate101, updateStudent415: validate101, updateStudent500: validate101, updateStudent503: validate101, updateStudent507: validate101, deleteStudent200: validate133, deleteStudent400: validate101, deleteStudent401: validate101, deleteStudent403: validate101, deleteStudent404: validate101, deleteStudent500: validate101, deleteStudent503: validate101, deleteStudent507: validate101, updateStudentAcademic200: validate120, updateStudentAcademic400: validate101, updateStudentAcademic401: validate101, updateStudentAcademic403: validate101, updateStudentAcademic404: validate101, updateStudentAcademic409: validate126, updateStudentAcademic413: validate101, updateStudentAcademic415: validate101, updateStudentAcademic500: validate101, updateStudentAcademic503: validate101, updateStudentAcademic507: validate101, updateStudentFull200: validate120, updateStudentFull400: validate101, updateStudentFull401: validate101, updateStudentFull403: validate101, updateStudentFull404: validate101, updateStudentFull409: validate172, updateStudentFull413: validate101, updateStudentFull415: validate101, updateStudentFull500: validate101, updateStudentFull503: validate101, updateStudentFull507: validate101, updateStudentCgpa200: validate120, updateStudentCgpa400: validate101, updateStudentCgpa401: validate101, updateStudentCgpa403: validate101, updateStudentCgpa404: validate101, updateStudentCgpa409: validate126, updateStudentCgpa413: validate101, updateStudentCgpa415: validate101, updateStudentCgpa500: validate101, updateStudentCgpa503: validate101, updateStudentCgpa507: validate101, updateStudentAttendance200: validate120, updateStudentAttendance400: validate101, updateStudentAttendance401: validate101, updateStudentAttendance403: validate101, updateStudentAttendance404: validate101, updateStudentAttendance409: validate126, updateStudentAttendance413: validate101, updateStudentAttendance415: validate101, updateStudentAttendance500: validate101, updateStudentAttendance503: validate101, updateStudentAttendance507: validate101, updateStudentFee200: validate120, updateStudentFee400: validate101, updateStudentFee401: validate101, updateStudentFee403: validate101, updateStudentFee404: validate101, updateStudentFee409: validate126, updateStudentFee413: validate101, updateStudentFee415: validate101, updateStudentFee500: validate101, updateStudentFee503: validate101, updateStudentFee507: validate101, updateStudentPlacement200: validate120, updateStudentPlacement400: validate101, updateStudentPlacement401: validate101, updateStudentPlacement403: validate101, updateStudentPlacement404: validate101, updateStudentPlacement409: validate126, updateStudentPlacement413: validate101, updateStudentPlacement415: validate101, updateStudentPlacement500: validate101, updateStudentPlacement503: validate101, updateStudentPlacement507: validate101, adminListStudents200: validate159, adminListStudents401: validate101, adminListStudents403: validate101, adminListStudents500: validate101, getStudentStats200: validate180, getStudentStats401: validate101, getStudentStats403: validate101, getStudentStats500: validate101, adminGetStudent200: validate120, adminGetStudent400: validate101, adminGetStudent401: validate101, adminGetStudent403: validate101, adminGetStudent404: validate101, adminGetStudent500: validate101, adminUpdateStudent200: validate120, adminUpdateStudent400: validate101, adminUpdateStudent401: validate101, adminUpdateStudent403: validate101, adminUpdateStudent404: validate101, adminUpdateStudent409: validate172, adminUpdateStudent413: validate101, adminUpdateStudent415: validate101, adminUpdateStudent500: validate101, adminUpdateStudent503: validate101, adminUpdateStudent507: validate101, adminUpdateStudentAcademic200: validate120, adminUpdateStudentAcademic400: validate101, adminUpdateStudentAcademic401: validate101, adminUpdateStudentAcademic403: validate101, adminUpdateStudentAcademic404: validate101, adminUpdateStudentAcademic409: validate126, adminUpdateStudentAcademic413: validate101, adminUpdateStudentAcademic415: validate101, adminUpdateStudentAcademic500: validate101, adminUpdateStudentAcademic503: validate101, adminUpdateStudentAcademic507: validate101, submitApplication201: validate210, submitApplication400: validate101, submitApplication409: validate101, submitApplication413: validate101, submitApplication415: validate101, submitApplication422: validate101, submitApplication500: validate101, submitApplication503: validate101, submitApplication507: validate101, listApplications200: validate241, listApplications401: validate101, listApplications403: validate101, listApplications500: validate101, getApplicationStats200: validate247, getApplicationStats401: validate101, getApplicationStats403: validate101, getApplicationStats500: validate101, listApplicationsByStatus200: validate241, listApplicationsByStatus400: validate101, listApplicationsByStatus401: validate101, listApplicationsByStatus403: validate101, listApplicationsByStatus500: validate101, listApplicationsByCourse200: validate241, listApplicationsByCourse400: validate101, listApplicationsByCourse401: validate101, listApplicationsByCourse403: validate101, listApplicationsByCourse500: validate101, getApplication200: validate210, getApplication400: validate101, getApplication401: validate101, getApplication403: validate101, getApplication404: validate101, getApplication500: validate101, reviewApplication200: validate265, reviewApplication400: validate101, reviewApplication401: validate101, reviewApplication403: validate101, reviewApplication404: validate101, reviewApplication409: validate101, reviewApplication413: validate101, reviewApplication415: validate101, reviewApplication422: validate101, reviewApplication500: validate101, reviewApplication503: validate101, reviewApplication507: validate101, listActiveCourses200: validate273, listActiveCourses500: validate101, listAvailableCourses200: validate273, listAvailableCourses500: validate101, getCourseStats200: validate292, getCourseStats401: validate101, getCourseStats403: validate101, getCourseStats500: validate101, initializeDefaultCourses200: validate273, initializeDefaultCourses401: validate101, initializeDefaultCourses403: validate101, initializeDefaultCourses500: validate101, initializeDefaultCourses503: validate101, initializeDefaultCourses507: validate101, listCoursesByDepartment200: validate273, listCoursesByDepartment400: validate101, listCoursesByDepartment500: validate101, listCoursesByProgram200: validate273, listCoursesByProgram400: validate101, listCoursesByProgram500: validate101, listCourses200: validate273, listCourses401: validate101, listCourses403: validate101, listCourses500: validate101, createCourse201: validate307, createCourse400: validate101, createCourse401: validate101, createCourse403: validate101, createCourse409: validate101, createCourse413: validate101, createCourse415: validate101, createCourse422: validate101, createCourse500: validate101, createCourse503: validate101, createCourse507: validate101, getCourse200: validate307, getCourse400: validate101, getCourse404: validate101, getCourse500: validate101, updateCourse200: validate307, updateCourse400: validate101, updateCourse401: validate101, updateCourse403: validate101, updateCourse404: validate101, updateCourse409: validate101, updateCourse413: validate101, updateCourse415: validate101, updateCourse500: validate101, updateCourse503: validate101, updateCourse507: validate101, deleteCourse200: validate133, deleteCourse400: validate101, deleteCourse401: validate101, deleteCourse403: validate101, deleteCourse404: validate101, deleteCourse500: validate101, deleteCourse503: validate101, deleteCourse507: validate101, toggleCourseStatus200: validate307, toggleCourseStatus400: validate101, toggleCourseStatus401: validate101, toggleCourseStatus403: validate101, toggleCourseStatus404: validate101, toggleCourseStatus500: validate101, toggleCourseStatus503: validate101, toggleCourseStatus507: validate101, listActivity200: validate313, listActivity400: validate101, listActivity401: validate101, listActivity403: validate101, listActivity500: validate101, listAdministrators200: validate333, listAdministrators401: validate101, listAdministrators403: validate101, listAdministrators500: validate101, setAdministratorStatus200: validate342, setAdministratorStatus400: validate101, setAdministratorStatus401: validate101, setAdministratorStatus403: validate101, setAdministratorStatus404: validate101, setAdministratorStatus409: validate101, setAdministratorStatus413: validate101, setAdministratorStatus415: validate101, setAdministratorStatus500: validate101, setAdministratorStatus503: validate101, setAdministratorStatus507: validate101, lookUpApplication200: validate348, lookUpApplication400: validate101, lookUpApplication404: validate101, lookUpApplication413: validate101, lookUpApplication415: validate101, lookUpApplication429: validate101, lookUpApplication500: validate101, lookUpApplication503: validate101, lookUpApplication507: validate101, correctApplicationContact200: validate348, correctApplicationContact400: validate101, correctApplicationContact404: validate101, correctApplicationContact413: validate101, correctApplicationContact415: validate101, correctApplicationContact422: validate101, correctApplicationContact429: validate101, correctApplicationContact500: validate101, correctApplicationContact503: validate101, correctApplicationContact507: validate101, withdrawApplication200: validate348, withdrawApplication400: validate101, withdrawApplication404: validate101, withdrawApplication413: validate101, withdrawApplication415: validate101, withdrawApplication422: validate101, withdrawApplication429: validate101, withdrawApplication500: validate101, withdrawApplication503: validate101, withdrawApplication507: validate101, listCasework200: validate381, listCasework401: validate101, listCasework403: validate101, listCasework500: validate101, listAssignees200: validate410, listAssignees401: validate101, listAssignees403: validate101, listAssignees500: validate101, addNote200: validate381, addNote400: validate101, addNote401: validate101, addNote403: validate101, addNote404: validate101, addNote413: validate101, addNote415: validate101, addNote422: validate101, addNote500: validate101, addNote503: validate101, addNote507: validate101, assignApplications200: validate381, assignApplications400: validate101, assignApplications401: validate101, assignApplications403: validate101, assignApplications404: validate101, assignApplications409: validate101, assignApplications413: validate101, assignApplications415: validate101, assignApplications500: validate101, assignApplications503: validate101, assignApplications507: validate101, holdDecision200: validate381, holdDecision400: validate101, holdDecision401: validate101, holdDecision403: validate101, holdDecision404: validate101, holdDecision413: validate101, holdDecision415: validate101, holdDecision422: validate101, holdDecision500: validate101, holdDecision503: validate101, holdDecision507: validate101, releaseDecisions200: validate416, releaseDecisions400: validate101, releaseDecisions401: validate101, releaseDecisions403: validate101, releaseDecisions404: validate101, releaseDecisions413: validate101, releaseDecisions415: validate101, releaseDecisions500: validate101, releaseDecisions503: validate101, releaseDecisions507: validate101, addDocument200: validate348, addDocument400: validate101, addDocument404: validate101, addDocument409: validate101, addDocument413: validate101, addDocument415: validate101, addDocument422: validate101, addDocument429: validate101, addDocument500: validate101, addDocument503: validate101, addDocument507: validate101, removeDocument200: validate348, removeDocument400: validate101, removeDocument404: validate101, removeDocument413: validate101, removeDocument415: validate101, removeDocument422: validate101, removeDocument429: validate101, removeDocument500: validate101, removeDocument503: validate101, removeDocument507: validate101, listDocuments200: validate424, listDocuments400: validate101, listDocuments401: validate101, listDocuments403: validate101, listDocuments404: validate101, listDocuments500: validate101, getDocument400: validate101, getDocument401: validate101, getDocument403: validate101, getDocument404: validate101, getDocument500: validate101, listStudentChanges200: validate430, listStudentChanges400: validate101, listStudentChanges401: validate101, listStudentChanges403: validate101, listStudentChanges404: validate101, listStudentChanges500: validate101, listCourseChanges200: validate430, listCourseChanges400: validate101, listCourseChanges401: validate101, listCourseChanges403: validate101, listCourseChanges404: validate101, listCourseChanges500: validate101, pageStudents200: validate446, pageStudents400: validate101, pageStudents401: validate101, pageStudents403: validate101, pageStudents500: validate101, getStudentSummary200: validate457, getStudentSummary401: validate101, getStudentSummary403: validate101, getStudentSummary500: validate101, pageApplications200: validate511, pageApplications400: validate101, pageApplications401: validate101, pageApplications403: validate101, pageApplications500: validate101, getApplicationSummary200: validate520, getApplicationSummary400: validate101, getApplicationSummary401: validate101, getApplicationSummary403: validate101, getApplicationSummary500: validate101, getPublicStatistics200: validate540, getPublicStatistics500: validate101, listOffers200: validate550, listOffers401: validate101, listOffers403: validate101, listOffers500: validate101, makeOffer200: validate570, makeOffer400: validate101, makeOffer401: validate101, makeOffer403: validate101, makeOffer404: validate101, makeOffer409: validate101, makeOffer413: validate101, makeOffer415: validate101, makeOffer422: validate101, makeOffer500: validate101, makeOffer503: validate101, makeOffer507: validate101, withdrawOffer200: validate570, withdrawOffer400: validate101, withdrawOffer401: validate101, withdrawOffer403: validate101, withdrawOffer404: validate101, withdrawOffer409: validate101, withdrawOffer500: validate101, withdrawOffer503: validate101, withdrawOffer507: validate101, rankWaitingList200: validate576, rankWaitingList400: validate101, rankWaitingList401: validate101, rankWaitingList403: validate101, rankWaitingList409: validate101, rankWaitingList413: validate101, rankWaitingList415: validate101, rankWaitingList500: validate101, rankWaitingList503: validate101, rankWaitingList507: validate101, answerOffer200: validate348, answerOffer400: validate101, answerOffer404: validate101, answerOffer409: validate101, answerOffer413: validate101, answerOffer415: validate101, answerOffer422: validate101, answerOffer429: validate101, answerOffer500: validate101, answerOffer503: validate101, answerOffer507: validate101, issuePapers200: validate582, issuePapers400: validate101, issuePapers401: validate101, issuePapers403: validate101, issuePapers404: validate101, issuePapers413: validate101, issuePapers415: validate101, issuePapers422: validate101, issuePapers500: validate101, issuePapers503: validate101, issuePapers507: validate101, verifyPaper200: validate592, verifyPaper400: validate101, verifyPaper404: validate101, verifyPaper500: validate101, withdrawPaper200: validate592, withdrawPaper400: validate101, withdrawPaper401: validate101, withdrawPaper403: validate101, withdrawPaper404: validate101, withdrawPaper500: validate101, withdrawPaper503: validate101, withdrawPaper507: validate101, resetStudentPassword200: validate610, resetStudentPassword400: validate101, resetStudentPassword401: validate101, resetStudentPassword403: validate101, resetStudentPassword404: validate101, resetStudentPassword409: validate101, resetStudentPassword500: validate101, resetStudentPassword503: validate101, resetStudentPassword507: validate101, resetAdministratorPassword200: validate610, resetAdministratorPassword400: validate101, resetAdministratorPassword401: validate101, resetAdministratorPassword403: validate101, resetAdministratorPassword404: validate101, resetAdministratorPassword409: validate101, resetAdministratorPassword500: validate101, resetAdministratorPassword503: validate101, resetAdministratorPassword507: validate101, renameCourse200: validate307, renameCourse400: validate101, renameCourse401: validate101, renameCourse403: validate101, renameCourse404: validate101, renameCourse409: validate101, renameCourse413: validate101, renameCourse415: validate101, renameCourse500: validate101, renameCourse503: validate101, renameCourse507: validate101, listDeletedStudents200: validate618, listDeletedStudents401: validate101, listDeletedStudents403: validate101, listDeletedStudents500: validate101, restoreStudent200: validate120, restoreStudent400: validate101, restoreStudent401: validate101, restoreStudent403: validate101, restoreStudent404: validate101, restoreStudent409: validate101, restoreStudent500: validate101, restoreStudent503: validate101, restoreStudent507: validate101, listDeletedCourses200: validate628, listDeletedCourses401: validate101, listDeletedCourses403: validate101, listDeletedCourses500: validate101, restoreCourse200: validate307, restoreCourse400: validate101, restoreCourse401: validate101, restoreCourse403: validate101, restoreCourse404: validate101, restoreCourse409: validate101, restoreCourse500: validate101, restoreCourse503: validate101, restoreCourse507: validate101, admitApplicant200: validate265, admitApplicant400: validate101, admitApplicant401: validate101, admitApplicant403: validate101, admitApplicant404: validate101, admitApplicant409: validate101, admitApplicant413: validate101, admitApplicant415: validate101, admitApplicant422: validate101, admitApplicant500: validate101, admitApplicant503: validate101, admitApplicant507: validate101, freeSeat200: validate307, freeSeat400: validate101, freeSeat401: validate101, freeSeat403: validate101, freeSeat404: validate101, freeSeat409: validate101, freeSeat422: validate101, freeSeat500: validate101, freeSeat503: validate101, freeSeat507: validate101 };
